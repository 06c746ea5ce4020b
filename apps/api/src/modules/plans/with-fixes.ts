import { keepFixes, type Plan, type PlannedExercise, type PlanRequest } from "@triplan/plan-engine";
import type { PlanEdition } from "./edition/plan-edition.ts";
import { isOpen, storedExercise, type StoredRow } from "./rows/stored-exercise.ts";

/**
 * Reapplies earlier repairs to regenerated exercises, so that an adjustment or a new goal does not
 * undo them. Repairs of an earlier engine's exercises end with these.
 */
export function withFixes(
  request: PlanRequest,
  plan: Plan,
  stored: readonly StoredRow[],
  { isEarlier, fromWeek }: Pick<PlanEdition, "isEarlier" | "fromWeek">,
): Plan {
  if (isEarlier) return plan;
  const generated = new Map(
    plan.weeks.flatMap((week) => week.exercises.map((row) => [row.slotKey, row])),
  );
  const written = stored.flatMap((row) => {
    const isRewritten = row.week >= fromWeek && isOpen(row);
    const next = isRewritten ? generated.get(row.slotKey) : undefined;
    const isLeftOut = isRewritten ? !next : row.isDropped;
    return isLeftOut ? [] : [{ ...storedExercise(row), ...next }];
  });
  const fixed = new Map(
    keepFixes(request, written, stored.filter(isOpen), fromWeek).map((row) => [row.slotKey, row]),
  );
  const kept = (row: PlannedExercise) => fixed.get(row.slotKey) ?? row;
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, exercises: week.exercises.map(kept) })),
  };
}
