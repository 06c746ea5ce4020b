import type { Reason } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { cutToLimits } from "./cut-to-limits.ts";
import type { StoredExercise } from "./fix-types.ts";

const fixOf = ({ reasons }: Pick<PlannedExercise, "reasons">) =>
  reasons.find((reason) => reason.rule === "fixed");

/**
 * Fixes rewritten exercises again if they were fixed before (`before`): shortens those over a limit
 * and keeps the mark on all of them. Leaves other exercises unchanged, since the athlete did not
 * ask to fix them.
 */
export function keepFixes(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  before: readonly Pick<PlannedExercise, "slotKey" | "reasons">[],
  currentWeek: number,
): PlannedExercise[] {
  const fixes = new Map(before.flatMap((row) => [[row.slotKey, fixOf(row)] as const]));
  if ([...fixes.values()].every((fix) => fix === undefined)) return [];
  const again = cutToLimits(request, exercises, currentWeek);
  const changed = new Map(again.map((row) => [row.slotKey, row]));
  return exercises.flatMap(
    ({ day: _day, isCompleted: _isCompleted, isMatched: _isMatched, ...row }) => {
      const fix = fixes.get(row.slotKey);
      if (!fix || fixOf(row) || row.week < currentWeek) return [];
      return [changed.get(row.slotKey) ?? { ...row, reasons: [...row.reasons, kept(fix, row)] }];
    },
  );
}

/** Marks an exercise that already keeps its limit as fixed. */
const kept = ({ facts }: Reason<"fixed">, { duration }: PlannedExercise): Reason => ({
  rule: "fixed",
  facts: { limit: facts.limit, before: duration, after: duration },
});
