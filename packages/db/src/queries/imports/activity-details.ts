import { EFFORTS_VERSION, type RecordedLap } from "@triplan/domain";
import { sql } from "kysely";
import { releaseActivities, type ActivityKeys } from "../release-activities.ts";
import type { Queryable } from "../../tables/database.ts";
import type { NewActivity } from "../../tables/wearable-activity.ts";
import type { ActivityKey } from "../activities.ts";
import type { ImportKey } from "./import-key.ts";

export interface NewActivityDetail extends ActivityKey {
  laps: readonly RecordedLap[];
  stream: Buffer | null;
}

/** Stores the detail of an activity, in place of an earlier one. */
export async function writeActivityDetail(
  db: Queryable,
  { userId, activityId, laps, stream }: NewActivityDetail,
): Promise<void> {
  const detail = { laps: JSON.stringify(laps), stream, effortsVersion: EFFORTS_VERSION };
  await db
    .insertInto("activityDetail")
    .values({ userId, activityId, ...detail })
    .onConflict((conflict) => conflict.columns(["userId", "activityId"]).doUpdateSet(detail))
    .execute();
}

/** What follows from the samples of an activity. */
export type MeasuredColumns = Required<
  Pick<NewActivity, "zoneSeconds" | "zoneBasis" | "efforts" | "averagePower" | "normalizedPower">
>;

export async function updateMeasured(
  db: Queryable,
  { userId, activityId }: ActivityKey,
  measured: MeasuredColumns,
): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ ...measured, updatedAt: sql`now()` })
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .execute();
}

export interface ActivityDetail {
  laps: RecordedLap[];
  stream: Buffer | null;
}

/** Undefined for an activity without detail. */
export const findActivityDetail = (
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<ActivityDetail | undefined> =>
  db
    .selectFrom("activityDetail")
    .select(["laps", "stream"])
    .where("userId", "=", userId)
    .where("activityId", "=", activityId)
    .executeTakeFirst();

export interface ActivityDetailRow extends ActivityDetail {
  activityId: number;
}

/** The details of those activities that have any. */
export const listActivityDetails = (
  db: Queryable,
  { userId, activityIds }: { userId: number; activityIds: readonly number[] },
): Promise<ActivityDetailRow[]> =>
  db
    .selectFrom("activityDetail")
    .select(["activityId", "laps", "stream"])
    .where("userId", "=", userId)
    .where(sql<boolean>`activity_id = any(${[...activityIds]}::bigint[])`)
    .execute();

/** Bytes of all streams of the user. */
export async function storedBytes(db: Queryable, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom("activityDetail")
    .select(sql<string>`coalesce(sum(octet_length(stream)), 0)`.as("bytes"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Ids and days of the activities that an import stored, locked until the transaction ends. */
export const lockImportedActivities = (db: Queryable, { userId, importId }: ImportKey) =>
  db
    .selectFrom("wearableActivity")
    .select(["id", "localDate"])
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .orderBy("id")
    .forUpdate()
    .execute();

/** Deletes activities that an import stored; they can be imported again. */
export async function deleteImportedActivities(
  db: Queryable,
  { userId, activityIds }: ActivityKeys,
): Promise<void> {
  await releaseActivities(db, { userId, activityIds });
  await db
    .deleteFrom("wearableActivity")
    .where("userId", "=", userId)
    .where(sql<boolean>`id = any(${[...activityIds]}::bigint[])`)
    .execute();
}
