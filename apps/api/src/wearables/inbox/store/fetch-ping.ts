import { addToWebhook, findInboundConnection, forgetWebhookKey, holdWebhook } from "@triplan/db";
import {
  ProviderError,
  type ActivityItem,
  type FetchItem,
  type InboundItem,
} from "@triplan/wearable";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import { connectionRefusal } from "./connection-refusal.ts";
import type { LoadedWebhook, LoadWebhook } from "../webhook-log/load-webhook.ts";
import { storeActivities } from "./store-activities.ts";
import { callProvider, type AsAthlete } from "../../jobs/call-provider.ts";
import { webhookNotes } from "../webhook-log/webhook-notes.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";

/** Job: fetches what a ping points to and stores it. */
export function fetchPing(work: WearableWork, load: LoadWebhook): JobHandler<"ping.fetch"> {
  return async (job, finish) => {
    const { item: index, logId, ...key } = job.data;
    const webhook = await load(logId);
    const ping = webhook?.items[index];
    if (!webhook || ping?.kind !== "fetch") return;
    const connection = await findInboundConnection(work.db, key);
    // Do not fetch for an inactive connection; pushed data is checked when it is stored.
    const refusal = connectionRefusal(connection, webhook.provider);
    const outcome = refusal
      ? { items: [], problem: refusal }
      : await callProvider(work, { name: "ping.fetch", job, finish }, key, (asAthlete) =>
          fetched(asAthlete, webhook, ping, job.signal),
        );
    if (outcome === "postponed") return;
    await work.db.transaction().execute(async (trx) => {
      await finish(trx);
      if (refusal === "held") await holdWebhook(trx, { connectionId: key.connectionId, logId });
      if (outcome.problem) {
        await forgetWebhookKey(trx, logId);
        const isValid = refusal !== null;
        const notes = webhookNotes([outcome.problem]);
        await addToWebhook(trx, { logId, activities: 0, notes, isValid });
        return;
      }
      await storeActivities(work, trx, {
        ...key,
        logId,
        provider: webhook.provider,
        items: ownActivities(outcome.items, ping),
        problems: outcome.items.flatMap((item) => (item.kind === "refused" ? [item.reason] : [])),
      });
    });
  };
}

interface Fetched {
  items: InboundItem[];
  /** Why there is no data, if a retry cannot help. */
  problem: string | null;
}

const FINAL = new Set(["gone", "permanent", "permission", "denied"]);

async function fetched(
  asAthlete: AsAthlete,
  { provider }: LoadedWebhook,
  ping: FetchItem,
  signal: AbortSignal,
): Promise<Fetched> {
  try {
    const items = await asAthlete((accessToken) => provider.fetchPing(accessToken, ping, signal));
    return { items, problem: null };
  } catch (error) {
    if (error instanceof ProviderError && FINAL.has(error.kind)) {
      return { items: [], problem: `ping: ${error.kind}: ${error.message}` };
    }
    throw error;
  }
}

/** A ping concerns one athlete: ignore activities of others in the response. */
const ownActivities = (items: readonly InboundItem[], ping: FetchItem): ActivityItem[] =>
  items.flatMap((item) =>
    item.kind === "activity" && item.providerUserId === ping.providerUserId ? [item] : [],
  );
