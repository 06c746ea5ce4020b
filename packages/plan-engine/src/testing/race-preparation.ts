import { periodise } from "../calendar/index.ts";
import type { PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { firstWeek, type Adjustment } from "../revise/index.ts";

const WEEKS = 8;

/** True in the load weeks in which an adjustment for race preparation acts. */
export const isInRacePreparation = (
  request: PlanRequest,
  adjustments: readonly Adjustment[],
  week: number,
): boolean =>
  periodise(request)[week - 1]?.isLoading === true &&
  adjustments.some((adjustment) => {
    const first = firstWeek(adjustment);
    return adjustment.reason === "race-prep" && first <= week && request.totalWeeks - first < WEEKS;
  });

type Place = Pick<PlannedExercise, "slotKey" | "type" | "orderIndex" | "suggestedDay" | "brickId">;

/** The planned places, a run right after the ride that it follows in the week. */
export function withBrickOf(week: readonly Place[], planned: readonly Place[]): readonly Place[] {
  const [ride, run] = ["bike", "run"].map((type) => {
    const half = week.find((row) => row.brickId !== null && row.type === type);
    return planned.find(({ slotKey }) => slotKey === half?.slotKey);
  });
  if (!ride || !run || ride.brickId !== null) return planned;
  const brickId = week.find(({ slotKey }) => slotKey === ride.slotKey)?.brickId ?? null;
  const { suggestedDay } = ride;
  return planned
    .filter((row) => row !== run)
    .flatMap((row) =>
      row === ride
        ? [
            { ...ride, brickId },
            { ...run, brickId, suggestedDay },
          ]
        : [row],
    )
    .map((row, orderIndex) => ({ ...row, orderIndex }));
}
