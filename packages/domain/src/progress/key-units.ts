import type { ProgressExercise } from "./progress-facts.ts";

/** The key exercises as they are counted: those of a brick as one. */
export const keyUnits = <E extends Pick<ProgressExercise, "id" | "isKey" | "brickId">>(
  exercises: readonly E[],
): E[][] => [
  ...Map.groupBy(
    exercises.filter(({ isKey }) => isKey),
    ({ id, brickId }) => brickId ?? id,
  ).values(),
];
