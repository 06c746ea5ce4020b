import {
  forgetWebhookKey,
  listInboundConnections,
  markWebhookProcessed,
  type InboundConnection,
} from "@triplan/db";
import type { InboundItem } from "@triplan/wearable";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import type { LoadWebhook } from "../webhook-log/load-webhook.ts";
import { dispatchActivities, dispatchItems } from "./dispatch-items.ts";
import { storable, webhookNotes } from "../webhook-log/webhook-notes.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";

/** Job: reads a webhook and dispatches its items to jobs per athlete. */
export function ingestWebhook(work: WearableWork, load: LoadWebhook): JobHandler<"webhook.ingest"> {
  return async ({ data: { logId, heldFor } }, finish) => {
    const webhook = await load(logId);
    if (!webhook) return;
    const { provider, type, items } = webhook;
    const providerUserIds = userIdsOf(items);
    const connections = await listInboundConnections(work.db, {
      provider: provider.id,
      providerUserIds,
    });
    await work.db.transaction().execute(async (trx) => {
      await finish(trx);
      if (heldFor !== undefined) {
        const waiting = { logId, provider, items, connections };
        await dispatchActivities(work, trx, waiting, (owner) => owner?.id === heldFor);
        return;
      }
      const shared = { logId, provider, items, connections };
      const { notes, isValid } = await dispatchItems(work, trx, shared);
      if (notes.length > 0 || items.some(isLifecycle)) await forgetWebhookKey(trx, logId);
      await markWebhookProcessed(trx, {
        logId,
        webhookType: storable(type),
        ...soleOwner(providerUserIds, connections),
        isValid,
        notes: webhookNotes(notes),
      });
    });
  };
}

/** Never deduplicate lifecycle events; their bodies are identical every time. */
const isLifecycle = ({ kind }: InboundItem) => kind === "deregistered" || kind === "permissions";

/** Ignores ids that cannot be stored. */
const userIdsOf = (items: readonly InboundItem[]): string[] => {
  const ids = items.flatMap(({ providerUserId }) => providerUserId ?? []);
  return [...new Set(ids.filter((id) => storable(id) === id))];
};

/** The only user of a body, so that its row is deleted with the account. */
function soleOwner(providerUserIds: readonly string[], connections: readonly InboundConnection[]) {
  const [providerUserId = null, ...others] = providerUserIds;
  if (others.length > 0) return { providerUserId: null, userId: null };
  return { providerUserId, userId: connections[0]?.userId ?? null };
}
