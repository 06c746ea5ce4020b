import { rungWithId, type LadderId } from "../../ladders/index.ts";
import type { Plan, PlannedExercise } from "../../model/plan-types.ts";
import { firstWeek, isContradiction, type Adjustment } from "./adjustment.ts";
import type { Progress } from "./week-scope.ts";

/**
 * Slots whose ladder goes two rungs for an athlete who feels strong: the first exercise of each
 * ladder from the adjustment's week on, if the last one before was completed.
 */
export function raisedSlots(
  { weeks }: Plan,
  adjustments: readonly Adjustment[],
  { completed }: Progress,
): ReadonlySet<string> {
  const rows = weeks.flatMap(({ exercises }) => exercises);
  const strong = adjustments.filter(
    (each) => each.reason === "feeling-strong" && !isContradiction(each),
  );
  return new Set(
    strong.flatMap((adjustment) => {
      const first = firstWeek(adjustment);
      const next = firstOfLadder(rows.filter(({ week }) => week >= first));
      const last = firstOfLadder(rows.filter(({ week }) => week < first).toReversed());
      return [...next].flatMap(([ladder, row]) =>
        completed.has(last.get(ladder)?.slotKey ?? "") ? [row.slotKey] : [],
      );
    }),
  );
}

function firstOfLadder(rows: readonly PlannedExercise[]): Map<LadderId, PlannedExercise> {
  const found = new Map<LadderId, PlannedExercise>();
  for (const row of rows) {
    const step = rungWithId(row.templateId);
    if (step && !found.has(step.ladder)) found.set(step.ladder, row);
  }
  return found;
}
