import type { ExerciseRow } from "@triplan/db";
import type { WorkoutFileFormat } from "@triplan/domain";
import { workoutFileName, type FileOptions, type WorkoutFacts } from "@triplan/workout-files";

/** The name and identity of an exercise's file. */
export const fileOptions = (
  exercise: ExerciseRow,
  format: WorkoutFileFormat,
  facts: WorkoutFacts,
): FileOptions => ({
  facts,
  identity: { serial: exercise.id, changedAt: new Date(exercise.updatedAt) },
  fileName: `${workoutFileName(exercise)}.${format}`,
});
