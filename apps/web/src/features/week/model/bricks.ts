import type { WeekExercise } from "./week-types.ts";

/**
 * The exercises that move with this one: itself, and the other half of its brick unless completed.
 */
export function movesTogether<E extends WeekExercise>(
  exercises: readonly E[],
  exercise: E,
): readonly E[] {
  if (exercise.brickId === null) return [exercise];
  return exercises
    .filter(({ brickId, isCompleted }) => brickId === exercise.brickId && !isCompleted)
    .toSorted((a, b) => a.orderIndex - b.orderIndex);
}

/** The exercise, or the ride and the run of its brick. */
export const brickParts = <E extends WeekExercise>(
  exercises: readonly E[],
  shown: E,
): readonly E[] =>
  shown.brickId === null ? [shown] : exercises.filter(({ brickId }) => brickId === shown.brickId);

/** Groups the halves of a brick that are in the same list. */
export function brickGroups<E extends WeekExercise>(exercises: readonly E[]): readonly E[][] {
  const groups = new Map<string, E[]>();
  for (const exercise of exercises) {
    const key = exercise.brickId ?? `single ${exercise.id}`;
    groups.set(key, [...(groups.get(key) ?? []), exercise]);
  }
  return [...groups.values()];
}
