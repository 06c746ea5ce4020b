import {
  addToWebhook,
  countIntoSyncRun,
  forgetWebhookKey,
  holdWebhook,
  insertActivities,
  inTransaction,
  listTombstones,
  lockConnection,
  lockStoredActivities,
  lockUser,
  raiseActivityVersion,
  replaceActivity,
  takeWebhookPart,
  touchLastSynced,
  type ConnectionKey,
  type NewActivity,
  type Queryable,
  type ReceivedActivity,
} from "@triplan/db";
import { storeDetails, type DetailedRecording } from "../../../modules/activities/store-details.ts";
import { markDuplicates } from "../../../modules/matching/mark-duplicates.ts";
import { autoMatch } from "../../../modules/matching/auto-match.ts";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { redispatchPart } from "./redispatch-part.ts";
import { webhookNotes } from "../webhook-log/webhook-notes.ts";
import { connectionRefusal } from "./connection-refusal.ts";
import { mergeActivities, type MergedActivities } from "./merge-activities.ts";

/** Job: stores one athlete's activities of a webhook. */
export function storeActivities(work: WearableWork): JobHandler<"activity.upsert"> {
  return async ({ data }, finish) => {
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      const { partId, logId, userId, connectionId } = data;
      if (partId === undefined) {
        await redispatchPart(work, trx, data);
        return;
      }
      const rows = await takeWebhookPart(trx, { partId, userId });
      if (rows) await storeRows(work, trx, { userId, connectionId, logId, rows, problems: [] });
    });
  };
}

export interface ReceivedRows extends ConnectionKey {
  logId: number;
  rows: readonly ReceivedActivity[];
  /** Entries of the same webhook that could not be read. */
  problems: readonly string[];
}

/**
 * Stores, matches and counts an athlete's activities in the given transaction. Idempotent and
 * independent of their order.
 */
export async function storeRows(
  { wearable }: Pick<WearableWork, "wearable">,
  trx: Queryable,
  { logId, rows, problems, ...key }: ReceivedRows,
): Promise<void> {
  const connection = await lockConnection(trx, key);
  const refusal = connectionRefusal(connection, wearable.provider);
  // Lock the webhook key before the sync run; duplicates lock in the same order (avoids deadlock).
  if (refusal || problems.length > 0) await forgetWebhookKey(trx, logId);
  if (refusal) {
    if (refusal === "held") await holdWebhook(trx, { ...key, logId });
    await addToWebhook(trx, { logId, activities: 0, notes: refusal, isValid: true });
    return;
  }
  await writeRows(trx, { ...key, provider: wearable.provider.id }, rows);
  await addToWebhook(trx, {
    logId,
    activities: rows.length,
    notes: webhookNotes(problems),
    isValid: problems.length === 0,
  });
}

async function writeRows(
  trx: Queryable,
  { provider, ...key }: ConnectionKey & { provider: string },
  rows: readonly ReceivedActivity[],
): Promise<void> {
  const { userId } = key;
  const providerActivityIds = rows.map((row) => row.providerActivityId);
  const ids = { userId, provider, providerActivityIds };
  await lockUser(trx, userId);
  const stored = await lockStoredActivities(trx, ids);
  const merged = mergeActivities(rows, stored, await listTombstones(trx, ids));
  const changedIds = await writeMerged(trx, userId, merged);
  await markDuplicates(trx, { userId, days: [...rows, ...stored].map((row) => row.localDate) });
  const matched = await autoMatch(trx, { userId, activityIds: changedIds });
  await touchLastSynced(trx, key);
  await countIntoSyncRun(trx, key, {
    imported: merged.inserts.length,
    updated: merged.replacements.length,
    skipped: merged.repeats.length + merged.skipped,
    matched: matched.length,
  });
}

/** Returns the ids of new and changed activities. */
async function writeMerged(
  trx: Queryable,
  userId: number,
  { inserts, replacements, repeats }: MergedActivities,
): Promise<number[]> {
  const ids = await insertActivities(trx, inserts.map(withoutDetail));
  const inserted = inserts.flatMap((row, at) => {
    const id = ids[at];
    return id === undefined ? [] : [{ id, row }];
  });
  for (const { id, row } of replacements) {
    await replaceActivity(trx, { id, userId }, withoutDetail(row));
  }
  for (const { id, row } of repeats) {
    const { sourceRank = 0, sourceVersion = 0 } = row;
    await raiseActivityVersion(trx, { id, userId }, { sourceRank, sourceVersion });
  }
  // A summary and its details have the same content, so details often come with a repeat.
  const written = [...inserted, ...replacements, ...repeats];
  await storeDetails(trx, userId, written.flatMap(detailed));
  return [...ids, ...replacements.map(({ id }) => id)];
}

const withoutDetail = ({ detail: _detail, ...row }: ReceivedActivity): NewActivity => row;

const detailed = ({ id, row }: { id: number; row: ReceivedActivity }): DetailedRecording[] => {
  const { family, activityType, localDate, detail } = row;
  return detail ? [{ activityId: id, family, activityType, localDate, detail }] : [];
};
