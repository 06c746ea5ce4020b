import {
  keepFixes,
  withBrickFuel,
  type Plan,
  type PlannedExercise,
  type PlanRequest,
} from "@triplan/plan-engine";
import type { PlanEdition } from "./edition/plan-edition.ts";
import { isOpen, storedExercise, type StoredRow } from "./rows/stored-exercise.ts";

export interface PlanWithFixes extends Plan {
  /** Exercises of the plan that a fix leaves out. */
  leftOut: readonly PlannedExercise[];
}

/**
 * Reapplies earlier fixes to regenerated exercises, so that an adjustment or a new goal does not
 * undo them. Fixes of an earlier engine's exercises end with these.
 */
export function withFixes(
  request: PlanRequest,
  plan: Plan,
  stored: readonly StoredRow[],
  { isEarlier, fromWeek }: Pick<PlanEdition, "isEarlier" | "fromWeek">,
): PlanWithFixes {
  if (isEarlier) return { ...plan, leftOut: [] };
  const generated = new Map(
    plan.weeks.flatMap((week) => week.exercises.map((row) => [row.slotKey, row])),
  );
  const written = stored.flatMap((row) => {
    const isRewritten = row.week >= fromWeek && isOpen(row);
    const next = isRewritten ? generated.get(row.slotKey) : undefined;
    const isLeftOut = isRewritten ? !next : row.isDropped;
    return isLeftOut ? [] : [{ ...storedExercise(row), ...next }];
  });
  const { changed, dropped } = keepFixes(
    request,
    written,
    stored.filter(isOpen).map(storedExercise),
    fromWeek,
  );
  const fixed = new Map(changed.map((row) => [row.slotKey, row]));
  const out = new Set(dropped.map(({ slotKey }) => slotKey));
  const kept = (rows: readonly PlannedExercise[]) =>
    withBrickFuel(
      rows.filter(({ slotKey }) => !out.has(slotKey)).map((row) => fixed.get(row.slotKey) ?? row),
    );
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, exercises: kept(week.exercises) })),
    leftOut: dropped,
  };
}
