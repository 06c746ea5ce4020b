import type { UnscheduleExerciseInput } from "@triplan/contract";
import { findExercise, unscheduleExercise as takeOffDay, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { moveRefusal } from "./move-refusal.ts";

/** Removes an exercise from its day; idempotent. */
export async function unscheduleExercise(
  ctx: AuthedContext,
  { exerciseId, from }: UnscheduleExerciseInput,
): Promise<ExerciseRow> {
  const key = { userId: ctx.userId, exerciseId };
  const taken = await takeOffDay(ctx.db, key, from);
  if (taken) return taken;
  const exercise = await findExercise(ctx.db, key);
  if (exercise && exercise.matchedActivityId !== null) {
    throw new DomainError("conflict", "Unmatch the activity first");
  }
  throw moveRefusal(exercise);
}
