import type { ExerciseInput } from "@triplan/contract";
import { deleteActivity, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { markDuplicates } from "./mark-duplicates.ts";
import { reopenExercise } from "./reopen-exercise.ts";

/**
 * Opens an exercise that the athlete completed by hand and deletes what was entered. Does nothing
 * for an open exercise. Throws `conflict` if a recording completed it.
 */
export const undoCompletion = (
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ExerciseRow> =>
  reopenExercise(ctx, exerciseId, async (trx, activityId, activity) => {
    const { userId } = ctx;
    if (activity && activity.source !== "manual") {
      throw new DomainError("conflict", "A recording completed this exercise. Unmatch it instead.");
    }
    await deleteActivity(trx, { userId, activityId });
    if (activity) await markDuplicates(trx, { userId, days: [activity.localDate] });
  });
