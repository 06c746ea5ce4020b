import type { Reason } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { cutToLimits } from "./cut-to-limits.ts";
import { contentOf, fixOf, type StoredExercise } from "./fix-types.ts";
import { leftOut } from "./write-fixed.ts";

interface KeptFixes {
  /** The rewritten exercises that were fixed before, within their limits and marked as fixed. */
  changed: PlannedExercise[];
  /** Those that a fix left out and whose week still has no time for them. */
  dropped: PlannedExercise[];
}

type Before = Pick<StoredExercise, "slotKey" | "reasons" | "isDropped">;

/**
 * Fixes rewritten exercises again if they were fixed before (`before`). Leaves other exercises
 * unchanged, since the athlete did not ask to fix them.
 */
export function keepFixes(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  before: readonly Before[],
  currentWeek: number,
): KeptFixes {
  const fixed = before.filter((row) => fixOf(row) !== undefined);
  if (fixed.length === 0) return { changed: [], dropped: [] };
  const fixes = new Map(fixed.map((row) => [row.slotKey, fixOf(row)]));
  const slots = new Set(fixes.keys());
  const hidden = new Set(fixed.filter((row) => row.isDropped).map(({ slotKey }) => slotKey));
  const { cut, leftOut: out } = cutToLimits(request, exercises, {
    currentWeek,
    fixed: slots,
    hidden,
  });
  const changes = new Map(cut.map((row) => [row.slotKey, row]));
  const kept = exercises.filter(({ slotKey, week }) => week >= currentWeek && !out.has(slotKey));
  const dropped = exercises.filter(({ slotKey }) => out.has(slotKey));
  const fullWeeks = new Set(dropped.map(({ week }) => week));
  return {
    changed: kept.flatMap((row) => {
      const fix = fixes.get(row.slotKey);
      if (!fix || hidden.has(row.slotKey) || fixOf(row)) return [];
      if (fix.facts.limit === "merged" && !fullWeeks.has(row.week)) return [];
      const content = contentOf(row);
      const marked = { ...content, reasons: [...row.reasons, keptFix(fix, row)] };
      return [changes.get(row.slotKey) ?? marked];
    }),
    dropped: dropped.map((row) => leftOut(contentOf(row))),
  };
}

/** Marks an exercise that already keeps its limit as fixed. */
const keptFix = ({ facts }: Reason<"fixed">, { duration }: PlannedExercise): Reason => ({
  rule: "fixed",
  facts: { limit: facts.limit, before: duration, after: duration },
});
