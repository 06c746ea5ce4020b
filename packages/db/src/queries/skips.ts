import type { SkipReason } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import { EXERCISE_COLUMNS, type ExerciseRow } from "../tables/exercise.ts";
import { withActivity } from "./exercise-activity.ts";
import { NOT_SKIPPED, type ExerciseKey } from "./exercises.ts";

/**
 * Records that an open exercise with a day was not done. A repeated call changes only the reason.
 * Undefined if it belongs to another user, has no day or is completed.
 */
export async function skipExercise(
  db: Queryable,
  { skipReason, ...key }: ExerciseKey & { skipReason: SkipReason | null },
): Promise<ExerciseRow | undefined> {
  const skipped = await ownExercise(db, key)
    .set({
      // Leaves out null. Citus refuses now() in coalesce.
      skippedAt: sql<string>`least(skipped_at, now())`,
      skipReason,
      placementId: null,
      updatedAt: sql`now()`,
    })
    .where("isScheduled", "=", true)
    .where("isCompleted", "=", false)
    .where("isDropped", "=", false)
    .returning(EXERCISE_COLUMNS)
    .executeTakeFirst();
  return withActivity(db, skipped);
}

/** Opens a skipped exercise again; undefined if it belongs to another user or is dropped. */
export async function undoSkip(db: Queryable, key: ExerciseKey): Promise<ExerciseRow | undefined> {
  const opened = await ownExercise(db, key)
    .set({ ...NOT_SKIPPED, updatedAt: sql`now()` })
    .where("isDropped", "=", false)
    .returning(EXERCISE_COLUMNS)
    .executeTakeFirst();
  return withActivity(db, opened);
}

const ownExercise = (db: Queryable, { userId, exerciseId }: ExerciseKey) =>
  db
    .updateTable("exercise")
    .where("exercise.id", "=", exerciseId)
    .where("exercise.userId", "=", userId);
