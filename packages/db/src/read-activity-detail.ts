import { sql } from "kysely";
import type { Replica } from "./replica.ts";
import type { Queryable } from "./tables/database.ts";
import type { ActivityKey } from "./queries/activities.ts";
import { findActivityDetail, type ActivityDetail } from "./queries/imports/activity-details.ts";

/** The inserting transaction of a row names its version, on a standby as on the primary. */
const VERSION = sql<string>`xmin::text`;

/** The detail as the primary has it, from the replica where possible. */
export async function readActivityDetail(
  { db, replica }: { db: Queryable; replica: Replica | null },
  key: ActivityKey,
): Promise<ActivityDetail | undefined> {
  if (!replica) return findActivityDetail(db, key);
  return replica.read({
    findVersion: () => findVersion(db, key),
    findCopy: (copy, version) => findCopy(copy, key, version),
    findOriginal: () => findActivityDetail(db, key),
  });
}

async function findVersion(
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("activityDetail")
    .select(VERSION.as("version"))
    .where("userId", "=", userId)
    .where("activityId", "=", activityId)
    .executeTakeFirst();
  return row?.version;
}

const findCopy = (
  replica: Queryable,
  { userId, activityId }: ActivityKey,
  version: string,
): Promise<ActivityDetail | undefined> =>
  replica
    .selectFrom("activityDetail")
    .select(["laps", "stream"])
    .where("userId", "=", userId)
    .where("activityId", "=", activityId)
    .where(VERSION, "=", version)
    // A promoted standby has a history of its own.
    .where(sql<boolean>`pg_is_in_recovery()`)
    .executeTakeFirst();
