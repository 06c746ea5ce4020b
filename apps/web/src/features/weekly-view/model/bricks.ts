import type { WeekExercise } from "../week-types.ts";

/** The exercises that move with this one: itself, and the other part of its brick unless it is done. */
export function movesTogether<E extends WeekExercise>(
  exercises: readonly E[],
  exercise: E,
): readonly E[] {
  if (exercise.brickId === null) return [exercise];
  return exercises
    .filter(({ brickId, isCompleted }) => brickId === exercise.brickId && !isCompleted)
    .toSorted((a, b) => a.orderIndex - b.orderIndex);
}

/** Puts the parts of a brick that lie in the same list side by side, in one group. */
export function brickGroups<E extends WeekExercise>(exercises: readonly E[]): readonly E[][] {
  const groups = new Map<string, E[]>();
  for (const exercise of exercises) {
    const key = exercise.brickId ?? `single ${exercise.id}`;
    groups.set(key, [...(groups.get(key) ?? []), exercise]);
  }
  return [...groups.values()];
}
