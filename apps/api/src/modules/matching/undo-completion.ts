import type { ExerciseInput } from "@triplan/contract";
import {
  deleteActivity,
  findExercise,
  lockActivity,
  lockUser,
  unmatchExercise,
  type ExerciseRow,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { markDuplicates } from "./mark-duplicates.ts";

/**
 * Opens an exercise that the athlete completed by hand and deletes what was entered. Does nothing
 * for an open exercise. Throws `conflict` if a recording completed it.
 */
export async function undoCompletion(
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ExerciseRow> {
  const { userId } = ctx;
  const key = { userId, exerciseId };
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const read = await findExercise(trx, key);
    if (!read) throw new DomainError("not_found", "Exercise not found");
    const { matchedActivityId: activityId, plan: _plan, ...exercise } = read;
    if (activityId === null) return { ...exercise, matchedActivityId: null };
    const activity = await lockActivity(trx, { userId, activityId });
    if (activity && activity.source !== "manual") {
      throw new DomainError("conflict", "A recording completed this exercise. Unmatch it instead.");
    }
    const reopened = await unmatchExercise(trx, key);
    if (!reopened)
      throw new DomainError("conflict", "This exercise has just changed. Open it again.");
    await deleteActivity(trx, { userId, activityId });
    if (activity) await markDuplicates(trx, { userId, days: [activity.localDate] });
    return reopened;
  });
}
