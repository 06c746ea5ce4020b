import type { Fingerprint, IsoDate } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import type { ActivityKey } from "./activities.ts";

const isOnDays = (days: readonly IsoDate[]) => sql<boolean>`local_date = any(${[...days]}::date[])`;

/** Fingerprints of the user's activities of these days, locked until the transaction ends. */
export async function lockFingerprints(
  db: Queryable,
  { userId, days }: { userId: number; days: readonly IsoDate[] },
): Promise<Fingerprint[]> {
  // Read the links after the lock, when they can no longer change.
  await db
    .selectFrom("wearableActivity")
    .select("id")
    .where("userId", "=", userId)
    .where(isOnDays(days))
    .orderBy("id")
    .forUpdate()
    .execute();
  const rows = await db
    .selectFrom("wearableActivity as activity")
    .select([
      "id",
      "source",
      "family",
      "localDate",
      "startTime",
      "durationSeconds",
      "distanceMeters",
      "parentProviderId",
      "duplicateOf",
      "keptSeparate as isKeptSeparate",
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("exercise")
            .select("exercise.id")
            .whereRef("exercise.userId", "=", "activity.userId")
            .whereRef("exercise.matchedActivityId", "=", "activity.id"),
        )
        .$castTo<boolean>()
        .as("isLinked"),
    )
    .where("userId", "=", userId)
    .where(isOnDays(days))
    .execute();
  return rows.map(({ startTime, ...row }) => ({ ...row, startMs: Date.parse(startTime) }));
}

/** An activity and the one that it duplicates, or null. */
export interface DuplicateChange {
  id: number;
  duplicateOf: number | null;
}

/** Writes which of the user's activities are duplicates. */
export async function updateDuplicates(
  db: Queryable,
  { userId, changes }: { userId: number; changes: readonly DuplicateChange[] },
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const originals = changes.map(({ duplicateOf }) => duplicateOf);
  await sql`
    update wearable_activity activity
    set duplicate_of = change.duplicate_of, updated_at = now()
    from unnest(${ids}::bigint[], ${originals}::bigint[]) as change (id, duplicate_of)
    where activity.id = change.id and activity.user_id = ${userId}`.execute(db);
}

/** Makes a duplicate an activity of its own, for good. */
export async function keepSeparate(
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ duplicateOf: null, keptSeparate: true, updatedAt: sql`now()` })
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .where("duplicateOf", "is not", null)
    .execute();
}
