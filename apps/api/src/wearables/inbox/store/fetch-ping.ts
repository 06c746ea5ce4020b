import {
  addToWebhook,
  findInboundConnection,
  findWebhookPing,
  forgetWebhookKey,
  holdWebhook,
  inTransaction,
  takeWebhookPart,
  type StoredPing,
} from "@triplan/db";
import { ProviderError, type ActivityItem, type InboundItem } from "@triplan/wearable";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import { callProvider, type AsAthlete } from "../../jobs/call-provider.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { bodyCipher } from "../webhook-log/webhook-body.ts";
import { webhookNotes } from "../webhook-log/webhook-notes.ts";
import { activityRows } from "./activity-rows.ts";
import { connectionRefusal } from "./connection-refusal.ts";
import { redispatchPart } from "./redispatch-part.ts";
import { storeRows } from "./store-activities.ts";

/** Job: fetches what a ping points to and stores it. */
export function fetchPing(work: WearableWork): JobHandler<"ping.fetch"> {
  const { provider } = work.wearable;
  return async (job, finish) => {
    const { partId, logId, userId, connectionId } = job.data;
    if (partId === undefined) {
      await inTransaction(work.db, async (trx) => {
        await finish(trx);
        await redispatchPart(work, trx, job.data);
      });
      return;
    }
    const part = { partId, userId };
    const key = { userId, connectionId };
    const ping = await findWebhookPing(work.db, part);
    if (!ping) return;
    // Do not fetch for an inactive connection; pushed data is checked when it is stored.
    const refusal = connectionRefusal(await findInboundConnection(work.db, key), provider);
    const running = { name: "ping.fetch", job, finish } as const;
    const outcome = refusal
      ? { items: [], problem: refusal }
      : await callProvider(work, running, key, (asAthlete) =>
          fetched(work, asAthlete, ping, job.signal),
        );
    if (outcome === "postponed") return;
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      await takeWebhookPart(trx, part);
      if (refusal === "held") await holdWebhook(trx, { ...key, logId });
      if (outcome.problem) {
        await forgetWebhookKey(trx, logId);
        const isValid = refusal !== null;
        const notes = webhookNotes([outcome.problem]);
        await addToWebhook(trx, { logId, activities: 0, notes, isValid });
        return;
      }
      const origin = { ...key, logId, provider: provider.id };
      const { rows, problems } = activityRows(
        ownActivities(outcome.items, ping),
        origin,
        work.now(),
      );
      const refused = outcome.items.flatMap((item) =>
        item.kind === "refused" ? [item.reason] : [],
      );
      await storeRows(work, trx, { ...key, logId, rows, problems: [...refused, ...problems] });
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
  { wearable }: WearableWork,
  asAthlete: AsAthlete,
  { urlEnc, ...ping }: StoredPing,
  signal: AbortSignal,
): Promise<Fetched> {
  const { provider } = wearable;
  const url = bodyCipher(wearable, provider.id).decrypt(urlEnc);
  try {
    const items = await asAthlete((accessToken) =>
      provider.fetchPing(accessToken, { ...ping, url }, signal),
    );
    return { items, problem: null };
  } catch (error) {
    if (error instanceof ProviderError && FINAL.has(error.kind)) {
      return { items: [], problem: `ping: ${error.kind}: ${error.message}` };
    }
    throw error;
  }
}

/** A ping concerns one athlete: ignore activities of others in the response. */
const ownActivities = (items: readonly InboundItem[], ping: StoredPing): ActivityItem[] =>
  items.flatMap((item) =>
    item.kind === "activity" && item.providerUserId === ping.providerUserId ? [item] : [],
  );
