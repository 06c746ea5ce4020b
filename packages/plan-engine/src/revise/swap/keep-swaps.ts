import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import type { StoredExercise } from "../repair/fix-types.ts";
import { swapKindOf } from "../drafts/swap-kind.ts";
import { swapOption } from "./swap-options.ts";

/**
 * Swaps rewritten exercises again in the same way if they were swapped before (`before`), with the
 * new minutes and targets. Where that is not possible any more, the plan's exercise comes back.
 */
export function keepSwaps(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  before: readonly Pick<PlannedExercise, "slotKey" | "week" | "reasons">[],
  fromWeek: number,
): PlannedExercise[] {
  const swaps = before.flatMap(({ slotKey, week, reasons }) => {
    const kind = swapKindOf({ reasons });
    return kind === null || week < fromWeek ? [] : [{ slotKey, kind }];
  });
  let current = exercises;
  return swaps.flatMap((swap) => {
    const option = swapOption(request, current, swap);
    if (!option) return [];
    const changed = new Map(option.changed.map((row) => [row.slotKey, row]));
    current = current.map((row) => ({ ...row, ...changed.get(row.slotKey) }));
    return option.changed;
  });
}
