import type { ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";

/** Why an exercise was not moved. */
export function moveRefusal(exercise: ExerciseRow | undefined): DomainError {
  if (!exercise) return new DomainError("not_found", "Exercise not found");
  if (exercise.isCompleted) {
    return new DomainError("conflict", "This exercise is already completed");
  }
  const message =
    exercise.dayName === null
      ? "This exercise was taken off its day meanwhile"
      : `This exercise was moved to ${exercise.dayName} meanwhile`;
  return new DomainError("conflict", message, { issues: [{ path: "from", message }] });
}
