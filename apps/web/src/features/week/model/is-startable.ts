import { isOpen } from "./is-open.ts";
import type { ExerciseRow } from "./week-types.ts";

/** Whether the steps of an exercise can be opened one by one. */
export const isStartable = (
  exercise: Pick<ExerciseRow, "isCompleted" | "skippedAt" | "steps">,
): boolean => isOpen(exercise) && exercise.steps.length > 0;
