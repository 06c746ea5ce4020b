import type { ExerciseRow } from "@triplan/db";
import { keepFixes, type Plan, type PlannedExercise, type PlanRequest } from "@triplan/plan-engine";
import { isOpen, storedExercise } from "./stored-exercise.ts";

/**
 * Reapplies earlier repairs to regenerated exercises, so that an adjustment or a new goal does not
 * undo them.
 */
export function withFixes(
  request: PlanRequest,
  plan: Plan,
  stored: readonly ExerciseRow[],
  fromWeek: number,
): Plan {
  const generated = new Map(
    plan.weeks.flatMap((week) => week.exercises.map((row) => [row.slotKey, row])),
  );
  const written = stored.map((row) => ({
    ...storedExercise(row),
    ...(row.week >= fromWeek && isOpen(row) && generated.get(row.slotKey)),
  }));
  const fixed = new Map(
    keepFixes(request, written, stored.filter(isOpen), fromWeek).map((row) => [row.slotKey, row]),
  );
  const kept = (row: PlannedExercise) => fixed.get(row.slotKey) ?? row;
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, exercises: week.exercises.map(kept) })),
  };
}
