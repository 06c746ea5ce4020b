import { GRID, round5, sum } from "../../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import type { Adjustment } from "./adjustment.ts";
import { adjustedGrowth, growthStep } from "./growth-step.ts";
import { weekAdjustment, type WeekAdjustment } from "./week-adjustment.ts";
import { isMadeLight } from "./week-minutes.ts";
import { minutesOf, NO_HISTORY, weekScopes, withRows } from "./week-scope.ts";

/** How far a plan falls short of a requested increase in volume. */
export interface VolumeReach {
  /** Requested percent of the engine's plan, above 100. */
  wanted: number;
  /** First week that reaches the volume after one that does not; null if no week does. */
  week: number | null;
  /** Last week at the volume before the first that misses it; null if no week precedes it. */
  lastFullWeek: number | null;
  /** What limits the first short week: safe weekly growth, or hours and safe session lengths. */
  limit: "growth" | "days";
  /** Maximum growth over the previous load week, in percent. */
  growthPercent: number;
  /** Highest week relative to the engine's plan, in percent, from 100 to `wanted`. */
  highest: number;
}

/**
 * Explains why the `adjusted` plan stays below the requested volume. Null if at most 100 % was
 * requested, or every load week reaches it within 5 minutes.
 */
export function volumeReach(
  request: PlanRequest,
  base: Plan,
  adjusted: Plan,
  adjustments: readonly Adjustment[],
): VolumeReach | null {
  const all = grownWeeks(request, base, adjusted, adjustments);
  const first = all.find((week) => !week.isReached);
  if (!first) return null;
  const alike = all.filter(({ wanted }) => wanted === first.wanted);
  const full = alike.filter(({ isReached }) => isReached);
  const { wanted, limit, growthPercent } = first;
  return {
    wanted,
    week: full.find(({ week }) => week > first.week)?.week ?? null,
    lastFullWeek: full.findLast(({ week }) => week < first.week)?.week ?? null,
    limit,
    growthPercent,
    highest: Math.min(wanted, Math.max(100, ...alike.map(({ percent }) => percent))),
  };
}

/** Load weeks with more than 100 % requested and no reason that counters it. */
function grownWeeks(
  request: PlanRequest,
  base: Plan,
  adjusted: Plan,
  adjustments: readonly Adjustment[],
) {
  const { basis } = weekScopes(request);
  const { growth } = basis.curve;
  let history = NO_HISTORY;
  return adjusted.weeks.flatMap(({ week, exercises }, index) => {
    const asked = weekAdjustment(adjustments, week, basis.frames);
    const { lastLoading } = history;
    history = withRows(basis, history, {
      week,
      rows: exercises,
      isMadeLight: asked !== null && isMadeLight(asked),
    });
    const rows = base.weeks[index]?.exercises ?? [];
    const before = minutesOf(rows);
    if (!asked || !isGrown(asked) || basis.frames[index]?.isLoading !== true || before === 0) {
      return [];
    }
    const minutes = minutesOf(exercises);
    const requested = requestedMinutes(rows, asked.volume / 100);
    const most = lastLoading === null ? before : Math.max(before, growthStep(lastLoading, growth));
    const limit: VolumeReach["limit"] = minutes + GRID > most ? "growth" : "days";
    return [
      {
        week,
        wanted: asked.volume,
        isReached: minutes + GRID >= requested,
        limit,
        growthPercent: Math.round(100 * adjustedGrowth(growth)),
        percent: Math.round((100 * minutes) / before),
      },
    ];
  });
}

const COUNTERS = ["fatigue", "recovery-needed", "injury-prevention", "race-prep"] as const;

const isGrown = ({ volume, reasons }: WeekAdjustment): boolean =>
  volume > 100 && COUNTERS.every((reason) => !reasons.has(reason));

/** Rounding to the five-minute grid is not a limit, so the target is rounded too. */
const requestedMinutes = (rows: readonly PlannedExercise[], part: number): number =>
  Math.min(minutesOf(rows) * part, sum(rows.map(({ duration }) => round5(duration * part))));

/** The explanation as one line for the athlete. */
export function volumeReachSentence(reach: VolumeReach): string {
  const { wanted, week, lastFullWeek, limit, growthPercent, highest } = reach;
  const requested = `+${wanted - 100} %`;
  const cause =
    limit === "growth"
      ? `Your volume can grow by at most ${growthPercent} % a week`
      : "Your days and the safe length of your sessions set a limit";
  if (lastFullWeek !== null)
    return `${cause}, so some weeks after week ${lastFullWeek} stay below ${requested}.`;
  if (week !== null) return `${cause}, so it reaches ${requested} in week ${week}.`;
  if (highest <= 100) return `${cause}, so no week can hold more.`;
  return `${cause}, so it does not reach ${requested}: the most is +${highest - 100} %.`;
}
