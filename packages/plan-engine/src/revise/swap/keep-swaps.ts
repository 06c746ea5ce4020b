import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import type { StoredExercise } from "../repair/fix-types.ts";
import { swapOption } from "./swap-options.ts";

/** The kind of an exercise's swap, or null for one that was not swapped. */
export const swapKindOf = ({ reasons }: Pick<PlannedExercise, "reasons">): string | null =>
  reasons.find((reason) => reason.rule === "swapped")?.facts.kind ?? null;

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
    const { exercise } = option;
    current = current.map((row) => (row.slotKey === swap.slotKey ? { ...row, ...exercise } : row));
    return [exercise];
  });
}
