import type { IsoDate } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import type { Instant } from "../tables/column-types.ts";
import { EXERCISE_COLUMNS, type ExerciseRow } from "../tables/exercise.ts";
import type { ActivityKey, DateRange } from "./activities.ts";
import { withActivity } from "./exercise-activity.ts";
import { NOT_SKIPPED, type ExerciseKey, type Placement } from "./exercises.ts";
import type { PlanKey } from "./plans.ts";

// Lock order for matching: the user, activities, the plan, exercises, each by id. Avoids deadlocks.

/** The activity's columns that matching reads. */
const MATCH_COLUMNS = [
  "id",
  "provider",
  "providerActivityId",
  "source",
  "activityType",
  "family",
  "discipline",
  "localDate",
  "startTime",
  "durationSeconds",
  "distanceMeters",
  "averagePace",
  "averageSpeed",
  "averageHeartRate",
  "duplicateOf",
] as const;

const lockable = (db: Queryable, userId: number) =>
  db
    .selectFrom("wearableActivity")
    .select(MATCH_COLUMNS)
    .select((eb) =>
      eb
        .selectFrom("exercise")
        .select("exercise.id")
        .whereRef("exercise.userId", "=", "wearableActivity.userId")
        .whereRef("exercise.matchedActivityId", "=", "wearableActivity.id")
        .as("linkedExerciseId"),
    )
    .where("userId", "=", userId);

/** Locked until the transaction ends. */
export type LockedActivity = NonNullable<Awaited<ReturnType<typeof lockActivity>>>;

/** Undefined if the user has no activity with that id. */
export async function lockActivity(db: Queryable, { userId, activityId }: ActivityKey) {
  // Read the link after the lock, when it can no longer change.
  await db
    .selectFrom("wearableActivity")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "=", activityId)
    .forUpdate()
    .execute();
  return lockable(db, userId).where("id", "=", activityId).executeTakeFirst();
}

/** The user's activity with the provider's id; recorded activities before test activities. */
export async function findActivityId(
  db: Queryable,
  { userId, providerActivityId }: { userId: number; providerActivityId: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom("wearableActivity")
    .select("id")
    .where("userId", "=", userId)
    .where("providerActivityId", "=", providerActivityId)
    .orderBy(sql`source = 'test'`)
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}

/** Like `lockActivity`, for several ids. */
export async function lockActivities(
  db: Queryable,
  { userId, activityIds }: { userId: number; activityIds: readonly number[] },
): Promise<LockedActivity[]> {
  const isOne = sql<boolean>`id = any(${[...activityIds]}::bigint[])`;
  await db
    .selectFrom("wearableActivity")
    .select("id")
    .where("userId", "=", userId)
    .where(isOne)
    .orderBy("id")
    .forUpdate()
    .execute();
  return lockable(db, userId)
    .where(sql<boolean>`wearable_activity.id = any(${[...activityIds]}::bigint[])`)
    .orderBy("id")
    .execute();
}

/** Ids of activities of these weeks (by their Sundays) that can be matched automatically. */
export async function listAutoMatchable(
  db: Queryable,
  { userId, weeks }: { userId: number; weeks: readonly IsoDate[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom("wearableActivity")
    .select("id")
    .where("userId", "=", userId)
    .where(
      sql<boolean>`local_date - extract(dow from local_date)::integer = any(${[...weeks]}::date[])`,
    )
    .where("source", "<>", "test")
    .where("isParent", "=", false)
    .where("duplicateOf", "is", null)
    .where("autoMatchSuppressed", "=", false)
    // A clock that is days ahead says nothing about the training day.
    .where(sql<boolean>`start_time <= now() + interval '1 day'`)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Locked until the transaction ends; undefined if it belongs to another user. */
export async function lockExercise(
  db: Queryable,
  key: ExerciseKey,
): Promise<{ id: number; matchedActivityId: number | null } | undefined> {
  return db
    .selectFrom("exercise")
    .select(["id", "matchedActivityId"])
    .where("id", "=", key.exerciseId)
    .where("userId", "=", key.userId)
    .where("isDropped", "=", false)
    .forUpdate()
    .executeTakeFirst();
}

/** The plan's open exercises of the given weeks, and those placed within the days. */
export function listOpenExercises(
  db: Queryable,
  { userId, planId, weeks, from, to }: PlanKey & DateRange & { weeks: readonly number[] },
) {
  return db
    .selectFrom("exercise")
    .select([
      "id",
      "name",
      "type",
      "week",
      "duration",
      "distance",
      "steps",
      "scheduledDate",
      "isScheduled",
      "orderIndex",
      "brickId",
    ])
    .where("userId", "=", userId)
    .where("trainingPlanId", "=", planId)
    .where("isCompleted", "=", false)
    .where("isDropped", "=", false)
    .where((eb) =>
      eb.or([
        eb(eb.ref("week"), "=", sql<number>`any(${[...weeks]}::integer[])`),
        eb.between("scheduledDate", from, to),
      ]),
    )
    .orderBy("id")
    .execute();
}

export type OpenExerciseRow = Awaited<ReturnType<typeof listOpenExercises>>[number];

/** Values that a match writes to the exercise. */
export interface Completion {
  completedAt: Instant;
  /** Minutes. */
  actualDuration: number;
  actualDistance: string | null;
  actualPace: string | null;
}

/** Completes an open exercise with an activity; `placement` applies only to unplaced exercises. */
export async function matchExercise(
  db: Queryable,
  key: ExerciseKey & {
    activityId: number;
    placement: Placement | null;
    completionNotes?: string | null;
  } & Completion,
): Promise<ExerciseRow | undefined> {
  const { completedAt, actualDuration, actualDistance, actualPace, placement } = key;
  const matched = await db
    .updateTable("exercise")
    .set({
      ...(placement && { ...placement, isScheduled: true, placedByMatch: true }),
      placementId: null,
      ...NOT_SKIPPED,
      isCompleted: true,
      completedAt,
      actualDuration,
      actualDistance,
      actualPace,
      completionNotes: key.completionNotes ?? null,
      matchedActivityId: key.activityId,
      updatedAt: sql`now()`,
    })
    .where("exercise.id", "=", key.exerciseId)
    .where("exercise.userId", "=", key.userId)
    .where("exercise.isCompleted", "=", false)
    .where("exercise.isDropped", "=", false)
    .returning(EXERCISE_COLUMNS)
    .executeTakeFirst();
  return withActivity(db, matched);
}

const unlessPlaced = (column: "day" | "dayName" | "scheduledDate") =>
  sql<null>`case when placed_by_match then null else ${sql.ref(column)} end`;

/** Undoes a match; undefined if the exercise is not matched. */
export async function unmatchExercise(
  db: Queryable,
  key: ExerciseKey,
): Promise<ExerciseRow | undefined> {
  const unmatched = await db
    .updateTable("exercise")
    .set({
      day: unlessPlaced("day"),
      dayName: unlessPlaced("dayName"),
      scheduledDate: unlessPlaced("scheduledDate"),
      isScheduled: sql<boolean>`is_scheduled and not placed_by_match`,
      placedByMatch: false,
      isCompleted: false,
      completedAt: null,
      actualDuration: null,
      actualDistance: null,
      actualPace: null,
      completionNotes: null,
      matchedActivityId: null,
      updatedAt: sql`now()`,
    })
    .where("exercise.id", "=", key.exerciseId)
    .where("exercise.userId", "=", key.userId)
    .where("exercise.matchedActivityId", "is not", null)
    .returning(EXERCISE_COLUMNS)
    .executeTakeFirst();
  return withActivity(db, unmatched);
}

/** Updates a matched exercise after its activity changed. */
export async function updateCompletion(
  db: Queryable,
  key: ActivityKey & Completion,
): Promise<void> {
  const { completedAt, actualDuration, actualDistance, actualPace } = key;
  await db
    .updateTable("exercise")
    .set({ completedAt, actualDuration, actualDistance, actualPace, updatedAt: sql`now()` })
    .where("matchedActivityId", "=", key.activityId)
    .where("userId", "=", key.userId)
    .execute();
}

/** Excludes the activity from automatic matching. */
export async function suppressAutoMatch(
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ autoMatchSuppressed: true, updatedAt: sql`now()` })
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .execute();
}
