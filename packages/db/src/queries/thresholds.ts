import type { Queryable } from "../tables/database.ts";
import {
  THRESHOLD_COLUMNS,
  type NewThreshold,
  type ThresholdRow,
} from "../tables/threshold-record.ts";

export interface ThresholdKey {
  userId: number;
  thresholdId: number;
}

/** The athlete's thresholds, newest measurement first. */
export function listThresholds(db: Queryable, userId: number): Promise<ThresholdRow[]> {
  return db
    .selectFrom("thresholdRecord")
    .select(THRESHOLD_COLUMNS)
    .where("userId", "=", userId)
    .orderBy("measuredOn", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Inserts at least one row. */
export async function insertThresholds(
  db: Queryable,
  thresholds: readonly NewThreshold[],
): Promise<void> {
  await db.insertInto("thresholdRecord").values(thresholds).execute();
}

/** The deleted record; undefined if the athlete has no such record. */
export function deleteThreshold(
  db: Queryable,
  { userId, thresholdId }: ThresholdKey,
): Promise<ThresholdRow | undefined> {
  return db
    .deleteFrom("thresholdRecord")
    .where("userId", "=", userId)
    .where("id", "=", thresholdId)
    .returning(THRESHOLD_COLUMNS)
    .executeTakeFirst();
}
