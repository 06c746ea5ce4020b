import type { ExerciseInput } from "@triplan/contract";
import { suppressAutoMatch, type ExerciseRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { reopenExercise } from "./reopen-exercise.ts";

/**
 * Restores the exercise to its state before the match and stops automatic matching of the activity.
 * Does nothing for an unmatched exercise.
 */
export const unmatchExercise = (
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ExerciseRow> =>
  reopenExercise(ctx, exerciseId, (trx, activityId) =>
    suppressAutoMatch(trx, { userId: ctx.userId, activityId }),
  );
