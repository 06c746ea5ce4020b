import {
  addToWebhook,
  countIntoSyncRun,
  forgetWebhookKey,
  holdWebhook,
  insertActivities,
  listTombstones,
  lockConnection,
  lockStoredActivities,
  raiseActivityVersion,
  replaceActivity,
  touchLastSynced,
  type ConnectionKey,
  type InboundConnection,
  type Queryable,
} from "@triplan/db";
import type { ActivityItem, WearableProvider } from "@triplan/wearable";
import { autoMatch } from "../../../modules/matching/auto-match.ts";
import { activityProblem, activityRow } from "./activity-row.ts";
import { connectionRefusal } from "./connection-refusal.ts";
import { mergeActivities, type MergedActivities } from "./merge-activities.ts";
import { webhookNotes } from "../webhook-log/webhook-notes.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";

export interface ReceivedActivities extends ConnectionKey {
  logId: number;
  provider: WearableProvider;
  items: readonly ActivityItem[];
  /** Entries of the same webhook that could not be read. */
  problems: readonly string[];
}

/**
 * Stores, matches and counts an athlete's activities in the given transaction. Idempotent and
 * independent of their order.
 */
export async function storeActivities(
  work: Pick<WearableWork, "now">,
  trx: Queryable,
  received: ReceivedActivities,
): Promise<void> {
  const { userId, connectionId, logId, provider, items } = received;
  const connection = await lockConnection(trx, { userId, connectionId });
  const refusal = connectionRefusal(connection, provider);
  if (!connection || refusal) {
    if (refusal === "held") await holdWebhook(trx, { connectionId, logId });
    await forgetWebhookKey(trx, logId);
    const notes = refusal ?? "no connection";
    await addToWebhook(trx, { logId, activities: 0, notes, isValid: true });
    return;
  }
  const problems = [...received.problems];
  const valid = items.filter(({ activity }) => {
    const problem = activityProblem(activity, work.now());
    if (problem) problems.push(`${activity.providerActivityId}: ${problem}`);
    return problem === null;
  });
  // Lock the webhook key before the sync run; duplicates lock in the same order (avoids deadlock).
  if (problems.length > 0) await forgetWebhookKey(trx, logId);
  await storeValid(trx, { connection, logId, items: valid });
  await addToWebhook(trx, {
    logId,
    activities: valid.length,
    notes: webhookNotes(problems),
    isValid: problems.length === 0,
  });
}

interface ValidActivities {
  connection: InboundConnection;
  logId: number;
  items: readonly ActivityItem[];
}

async function storeValid(
  trx: Queryable,
  { connection, logId, items }: ValidActivities,
): Promise<void> {
  const { id: connectionId, userId, provider } = connection;
  const rows = items.map((item) => activityRow(item, { userId, connectionId, provider, logId }));
  const providerActivityIds = rows.map((row) => row.providerActivityId);
  const key = { userId, provider, providerActivityIds };
  const stored = await lockStoredActivities(trx, key);
  const merged = mergeActivities(rows, stored, await listTombstones(trx, key));
  const changedIds = await writeMerged(trx, userId, merged);
  const matched = await autoMatch(trx, { userId, activityIds: changedIds });
  await touchLastSynced(trx, { userId, connectionId });
  await countIntoSyncRun(
    trx,
    { userId, connectionId },
    {
      imported: merged.inserts.length,
      updated: merged.replacements.length,
      skipped: merged.repeats.length + merged.skipped,
      matched: matched.length,
    },
  );
}

/** Returns the ids of new and changed activities. */
async function writeMerged(
  trx: Queryable,
  userId: number,
  { inserts, replacements, repeats }: MergedActivities,
): Promise<number[]> {
  const inserted = await insertActivities(trx, inserts);
  for (const { id, row } of replacements) await replaceActivity(trx, { id, userId }, row);
  for (const { id, row } of repeats) {
    const { sourceRank = 0, sourceVersion = 0 } = row;
    await raiseActivityVersion(trx, { id, userId }, { sourceRank, sourceVersion });
  }
  return [...inserted, ...replacements.map(({ id }) => id)];
}
