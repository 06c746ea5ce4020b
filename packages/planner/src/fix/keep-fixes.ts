import type { Reason } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../plan-types.ts";
import { fixLimits } from "./fix-limits.ts";
import type { StoredExercise } from "./fix-types.ts";

/** The repair that an exercise tells of, or undefined. */
const fixOf = ({ reasons }: Pick<PlannedExercise, "reasons">) =>
  reasons.find((reason) => reason.rule === "fixed");

/**
 * The exercises of an earlier repair (`before`) that were written anew since (`exercises`), repaired
 * again: those that pass a limit are shortened to it, and all of them remember that they are to be
 * kept within it. Others stay as they are, since nobody asked for them to be repaired.
 */
export function keepFixes(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  before: readonly Pick<PlannedExercise, "slotKey" | "reasons">[],
  currentWeek: number,
): PlannedExercise[] {
  const fixes = new Map(before.flatMap((row) => [[row.slotKey, fixOf(row)] as const]));
  if ([...fixes.values()].every((fix) => fix === undefined)) return [];
  const again = fixLimits(request, exercises, currentWeek).changed;
  const changed = new Map(again.map((row) => [row.slotKey, row]));
  return exercises.flatMap(
    ({ day: _day, isCompleted: _isCompleted, isMatched: _isMatched, ...row }) => {
      const fix = fixes.get(row.slotKey);
      if (!fix || fixOf(row) || row.week < currentWeek) return [];
      return [changed.get(row.slotKey) ?? { ...row, reasons: [...row.reasons, kept(fix, row)] }];
    },
  );
}

/** The repair of an exercise that keeps its limit without one. */
const kept = ({ facts }: Reason<"fixed">, { duration }: PlannedExercise): Reason => ({
  rule: "fixed",
  facts: { limit: facts.limit, before: duration, after: duration },
});
