import type { ExpressionBuilder } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { Database, Queryable } from "../tables/database.ts";
import {
  EXERCISE_COLUMNS,
  type ExerciseRow,
  type MatchedActivity,
  type StoredExerciseRow,
} from "../tables/exercise.ts";

/** An activity as its exercise shows it. */
const measured = (eb: ExpressionBuilder<Database, "wearableActivity">) =>
  jsonBuildObject({
    family: eb.ref("family"),
    activityType: eb.ref("activityType"),
    duration: eb.ref("durationSeconds"),
    distance: eb.ref("distanceMeters"),
    averagePace: eb.ref("averagePace"),
    averageSpeed: eb.ref("averageSpeed"),
    averageHeartRate: eb.ref("averageHeartRate"),
    source: eb.ref("source"),
    localDate: eb.ref("localDate"),
    rpe: eb.ref("rpe"),
    feeling: eb.ref("feeling"),
    zoneSeconds: eb.ref("zoneSeconds"),
  })
    // JSON has no tuples: without this the five zones are any number of them.
    .$castTo<MatchedActivity>()
    .as("matchedActivity");

/** The columns that an athlete sees, with the activity. */
export const exerciseSelection = (eb: ExpressionBuilder<Database, "exercise">) =>
  [
    ...EXERCISE_COLUMNS.map((column) => `exercise.${column}` as const),
    eb
      .selectFrom("wearableActivity")
      .select("wearableActivity.providerActivityId")
      .whereRef("wearableActivity.userId", "=", "exercise.userId")
      .whereRef("wearableActivity.id", "=", "exercise.matchedActivityId")
      .as("matchedProviderActivityId"),
    eb
      .selectFrom("wearableActivity")
      .select(measured)
      .whereRef("wearableActivity.userId", "=", "exercise.userId")
      .whereRef("wearableActivity.id", "=", "exercise.matchedActivityId")
      .as("matchedActivity"),
  ] as const;

const NO_ACTIVITY = { matchedProviderActivityId: null, matchedActivity: null };

/**
 * A changed exercise with its activity, which only a matched one has. Read after the change: Citus takes
 * no functions such as `json_build_object` in RETURNING.
 */
export async function withActivity(
  db: Queryable,
  exercise: Pick<StoredExerciseRow, (typeof EXERCISE_COLUMNS)[number]> | undefined,
): Promise<ExerciseRow | undefined> {
  if (!exercise) return undefined;
  const { userId, matchedActivityId } = exercise;
  if (matchedActivityId === null) return { ...exercise, ...NO_ACTIVITY };
  const activity = await db
    .selectFrom("wearableActivity")
    .select("providerActivityId as matchedProviderActivityId")
    .select(measured)
    .where("userId", "=", userId)
    .where("id", "=", matchedActivityId)
    .executeTakeFirst();
  return { ...exercise, ...(activity ?? NO_ACTIVITY) };
}
