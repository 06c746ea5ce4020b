import { isDone, isOpen, type StoredExercise } from "../repair/fix-types.ts";

/**
 * Slots of the exercises that were not done in the weeks before the current one. A week without any
 * completed or skipped exercise says nothing about them.
 */
export function missedSets(rows: readonly StoredExercise[], currentWeek: number): string[] {
  const recorded = new Set(rows.filter((row) => !isOpen(row)).map(({ week }) => week));
  return rows
    .filter((row) => row.week < currentWeek && recorded.has(row.week) && !isDone(row))
    .map(({ slotKey }) => slotKey);
}
