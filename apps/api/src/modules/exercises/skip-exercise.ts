import type { SkipExerciseInput } from "@triplan/contract";
import { findExercise, skipExercise as markSkipped, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Records that an exercise was not done; a repeated call changes the reason. */
export async function skipExercise(
  { db, userId }: AuthedContext,
  { exerciseId, skipReason }: SkipExerciseInput,
): Promise<ExerciseRow> {
  const key = { userId, exerciseId };
  const skipped = await markSkipped(db, { ...key, skipReason });
  if (skipped) return skipped;
  const exercise = await findExercise(db, key);
  if (!exercise) throw new DomainError("not_found", "Exercise not found");
  if (exercise.isCompleted) {
    throw new DomainError("conflict", "This exercise is already completed");
  }
  throw new DomainError("rule_broken", "This exercise has no day. Choose its day first.");
}
