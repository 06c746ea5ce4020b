import type { ExerciseInput } from "@triplan/contract";
import {
  findExercise,
  lockActivity,
  lockUser,
  suppressAutoMatch,
  unmatchExercise as reopen,
  type ExerciseRow,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/**
 * Restores the exercise to its state before the match and stops automatic matching of the activity.
 * Does nothing for an unmatched exercise.
 */
export async function unmatchExercise(
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ExerciseRow> {
  const { userId } = ctx;
  const key = { userId, exerciseId };
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const before = await findExercise(trx, key);
    if (!before) throw new DomainError("not_found", "Exercise not found");
    const { matchedActivityId: activityId, plan: _plan, ...unchanged } = before;
    if (activityId === null) return { ...unchanged, matchedActivityId: null };
    await lockActivity(trx, { userId, activityId });
    const reopened = await reopen(trx, key);
    if (!reopened) throw new DomainError("conflict", "This exercise was just unmatched");
    await suppressAutoMatch(trx, { userId, activityId });
    return reopened;
  });
}
