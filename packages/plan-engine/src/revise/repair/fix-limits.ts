import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { withChange } from "../adjustments/changed-reasons.ts";
import { NO_HISTORY, weekScopes, withRows, type WeekScope } from "../adjustments/week-scope.ts";
import { writeDraft } from "../adjustments/write-draft.ts";
import { fitWeek, type Fit } from "./fit-week.ts";
import { isOpen, type FixResult, type StoredExercise } from "./fix-types.ts";
import { joinBricks } from "./join-bricks.ts";
import { missingRows } from "./missing-rows.ts";

/**
 * Smallest changes that bring the open exercises (neither completed nor matched) from the current
 * week on within the plan's limits: grid of 5 from 15 minutes, longest day, race caps, safe steps,
 * hours of day and week, every discipline each week, bricks on one day. Idempotent.
 */
export function fixLimits(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  currentWeek: number,
): FixResult {
  const { basis, scope } = weekScopes(request);
  const changed: PlannedExercise[] = [];
  const moved: FixResult["moved"] = [];
  const byWeek = Map.groupBy(exercises, (exercise) => exercise.week);
  let history = NO_HISTORY;
  for (const { week } of basis.frames) {
    const stored = byWeek.get(week) ?? [];
    const weekScope = scope(week, history, stored);
    const isComing = week >= currentWeek && weekScope !== null;
    const fixed = isComing ? fixWeek(weekScope, stored) : { rows: stored, changed: [], moved: [] };
    changed.push(...fixed.changed);
    moved.push(...fixed.moved);
    history = withRows(basis, history, { week, rows: fixed.rows });
  }
  const keys = new Set([...changed, ...moved].map((each) => each.slotKey));
  return { changed, moved, message: messageOf(keys.size) };
}

function fixWeek(scope: WeekScope, stored: readonly StoredExercise[]) {
  const { rows: together, moved } = joinBricks(stored);
  const missing = missingRows(scope, together);
  const rows = [...together, ...missing];
  const fits = fitWeek(scope, rows);
  const changed: PlannedExercise[] = [];
  const fitted = rows.map((row) => {
    const fit = fits.get(row.slotKey);
    const isMissing = missing.includes(row);
    if (!fit || !isOpen(row) || (fit.minutes === row.duration && !isMissing)) return row;
    const { day, isCompleted, isMatched, ...base } = row;
    const written = rewritten(scope, base, isMissing ? { ...fit, limit: "missing" } : fit);
    changed.push(written);
    return { ...written, day, isCompleted, isMatched };
  });
  return { rows: fitted, changed, moved };
}

function rewritten(
  { writer, basis }: WeekScope,
  base: PlannedExercise,
  { minutes, limit }: Fit,
): PlannedExercise {
  const written = writeDraft(writer, { base, minutes, intensity: base.intensity });
  const before = limit === "missing" ? null : base.duration;
  return withChange(
    written,
    base,
    { rule: "fixed", facts: { limit, before, after: minutes } },
    basis,
  );
}

function messageOf(count: number): string {
  if (count === 0) return "Nothing to fix: every exercise already fits.";
  return `Exercise distribution fixed! ${count} ${count === 1 ? "exercise" : "exercises"} changed.`;
}
