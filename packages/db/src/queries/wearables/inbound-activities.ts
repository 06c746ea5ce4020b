import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { NewActivity } from "../../tables/wearable-activity.ts";

export interface ActivityIds {
  userId: number;
  provider: string;
  providerActivityIds: readonly string[];
}

/** Day, rank and version of stored activities with these ids, locked against deletion. */
export function lockStoredActivities(db: Queryable, key: ActivityIds) {
  return db
    .selectFrom("wearableActivity")
    .select(["id", "providerActivityId", "localDate", "contentHash", "sourceRank", "sourceVersion"])
    .where("userId", "=", key.userId)
    .where("provider", "=", key.provider)
    .where("providerActivityId", "=", sql<string>`any(${[...key.providerActivityIds]}::text[])`)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export type StoredActivity = Awaited<ReturnType<typeof lockStoredActivities>>[number];

/** The ids that the user has deleted. */
export async function listTombstones(db: Queryable, key: ActivityIds): Promise<Set<string>> {
  const rows = await db
    .selectFrom("activityTombstone")
    .select("providerActivityId")
    .where("userId", "=", key.userId)
    .where("provider", "=", key.provider)
    .where("providerActivityId", "=", sql<string>`any(${[...key.providerActivityIds]}::text[])`)
    .execute();
  return new Set(rows.map(({ providerActivityId }) => providerActivityId));
}

/** Inserts activities and returns their ids. */
export async function insertActivities(
  db: Queryable,
  activities: readonly NewActivity[],
): Promise<number[]> {
  if (activities.length === 0) return [];
  const rows = await db
    .insertInto("wearableActivity")
    .values([...activities])
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces an activity by a later state of the same recording. */
export async function replaceActivity(
  db: Queryable,
  key: { id: number; userId: number },
  activity: NewActivity,
): Promise<void> {
  const { userId: _owner, ...columns } = activity;
  await db
    .updateTable("wearableActivity")
    .set({ ...columns, updatedAt: sql`now()` })
    .where("id", "=", key.id)
    .where("userId", "=", key.userId)
    .execute();
}

/** Records that the stored state was sent again later: older states must not replace it. */
export async function raiseActivityVersion(
  db: Queryable,
  key: { id: number; userId: number },
  { sourceRank, sourceVersion }: { sourceRank: number; sourceVersion: number },
): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ sourceRank, sourceVersion })
    .where("id", "=", key.id)
    .where("userId", "=", key.userId)
    .execute();
}
