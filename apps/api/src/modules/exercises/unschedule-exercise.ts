import type { ExerciseInput } from "@triplan/contract";
import { findExercise, unscheduleExercise as takeOffDay, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Removes an exercise from its day; idempotent. */
export async function unscheduleExercise(
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ExerciseRow> {
  const key = { userId: ctx.userId, exerciseId };
  const taken = await takeOffDay(ctx.db, key);
  if (taken) return taken;
  const exercise = await findExercise(ctx.db, key);
  if (!exercise) throw new DomainError("not_found", "Exercise not found");
  if (exercise.matchedActivityId !== null) {
    throw new DomainError("conflict", "Unmatch the activity first");
  }
  throw new DomainError("conflict", "This exercise is already completed");
}
