import { keepSwaps, type Plan, type PlanRequest } from "@triplan/plan-engine";
import type { PlanEdition } from "./edition/plan-edition.ts";
import { isOpen, storedExercise, type StoredRow } from "./rows/stored-exercise.ts";

/**
 * Swaps regenerated exercises again that the athlete swapped, so that an adjustment, its undoing and
 * a new goal keep the choice. Swaps of an earlier engine's exercises end with these.
 */
export function withSwaps(
  request: PlanRequest,
  plan: Plan,
  stored: readonly StoredRow[],
  { isEarlier, fromWeek }: Pick<PlanEdition, "isEarlier" | "fromWeek">,
): Plan {
  const open = isEarlier ? [] : stored.filter(isOpen);
  const rows = new Map(stored.map((row) => [row.slotKey, row]));
  const exercises = plan.weeks.flatMap((week) =>
    week.exercises.map((exercise) => {
      const row = rows.get(exercise.slotKey);
      const placed = row
        ? storedExercise(row)
        : { day: null, isCompleted: false, isMatched: false };
      return { ...placed, ...exercise };
    }),
  );
  const kept = keepSwaps(request, exercises, open, fromWeek);
  if (kept.length === 0) return plan;
  const swapped = new Map(kept.map((row) => [row.slotKey, row]));
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({
      ...week,
      exercises: week.exercises.map((row) => swapped.get(row.slotKey) ?? row),
    })),
  };
}
