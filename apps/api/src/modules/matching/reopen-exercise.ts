import {
  findExercise,
  inTransaction,
  lockActivity,
  lockUser,
  unmatchExercise,
  type ExerciseRow,
  type Queryable,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

type ReleasedActivity = Awaited<ReturnType<typeof lockActivity>>;

/**
 * Restores the exercise to its state before its activity completed it, then lets `release` settle
 * what becomes of the activity; all of it or, if that throws, nothing. Does nothing for an exercise
 * without an activity.
 */
export async function reopenExercise(
  { db, userId }: AuthedContext,
  exerciseId: number,
  release: (trx: Queryable, activityId: number, activity: ReleasedActivity) => Promise<unknown>,
): Promise<ExerciseRow> {
  const key = { userId, exerciseId };
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const read = await findExercise(trx, key);
    if (!read) throw new DomainError("not_found", "Exercise not found");
    const { matchedActivityId: activityId, plan: _plan, ...exercise } = read;
    if (activityId === null) return { ...exercise, matchedActivityId: null };
    const activity = await lockActivity(trx, { userId, activityId });
    const reopened = await unmatchExercise(trx, key);
    if (!reopened)
      throw new DomainError("conflict", "This exercise has just changed. Open it again.");
    await release(trx, activityId, activity);
    return reopened;
  });
}
