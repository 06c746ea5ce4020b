import type { Plan, PlannedExercise, PlanRequest } from "../plan-types.ts";
import { round5, sum } from "../shared/numbers.ts";
import { weekAdjustment, type Adjustment, type WeekAdjustment } from "./adjustment.ts";
import { adjustedGrowth, growthStep } from "./growth-step.ts";
import { isMadeLight } from "./week-minutes.ts";
import { minutesOf, NO_HISTORY, weekScopes, withRows } from "./week-scope.ts";

/** How far a plan follows a wish for more volume, where it can't follow all the way. */
export interface VolumeReach {
  /** Percent of the engine's plan that was asked for, above 100. */
  wanted: number;
  /** First week that holds the wanted volume after one that does not; null where none does. */
  week: number | null;
  /** Last week at the wanted volume before the first one below it; null where there is none. */
  lastFullWeek: number | null;
  /** What holds the first short week back: safe weekly growth, or hours and safe session lengths. */
  limit: "growth" | "days";
  /** Most that a week may add to the loading week before it, in percent. */
  growthPercent: number;
  /** The best week against the engine's plan, in percent, from 100 to `wanted`. */
  highest: number;
}

const GRID = 5;

/**
 * Explains why the `adjusted` plan stays below the volume that its adjustments ask for. Null where
 * no more than 100 % was asked for, or every loading week holds it within 5 minutes.
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

/** The loading weeks of which more than 100 % was asked, and nothing that counters it. */
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
    const asked = weekAdjustment(adjustments, week);
    const { lastLoading } = history;
    history = withRows(basis, history, week, exercises, asked !== null && isMadeLight(asked));
    const rows = base.weeks[index]?.exercises ?? [];
    const before = minutesOf(rows);
    if (!asked || !isGrown(asked) || basis.frames[index]?.isLoading !== true || before === 0) {
      return [];
    }
    const minutes = minutesOf(exercises);
    const wished = wishedMinutes(rows, asked.volume / 100);
    const most = lastLoading === null ? before : Math.max(before, growthStep(lastLoading, growth));
    const limit: VolumeReach["limit"] = minutes + GRID > most ? "growth" : "days";
    return [
      {
        week,
        wanted: asked.volume,
        isReached: minutes + GRID >= wished,
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

/** Each exercise is as long as asked for on the grid of 5, which is not a limit. */
const wishedMinutes = (rows: readonly PlannedExercise[], part: number): number =>
  Math.min(minutesOf(rows) * part, sum(rows.map(({ duration }) => round5(duration * part))));

/** The explanation in one line for the athlete. */
export function volumeReachSentence(reach: VolumeReach): string {
  const { wanted, week, lastFullWeek, limit, growthPercent, highest } = reach;
  const wish = `+${wanted - 100} %`;
  const cause =
    limit === "growth"
      ? `Your volume can grow by at most ${growthPercent} % a week`
      : "Your days and the safe length of your sessions set a limit";
  if (lastFullWeek !== null)
    return `${cause}, so some weeks after week ${lastFullWeek} stay below ${wish}.`;
  if (week !== null) return `${cause}, so it reaches ${wish} in week ${week}.`;
  if (highest <= 100) return `${cause}, so no week can hold more.`;
  return `${cause}, so it does not reach ${wish}: the most is +${highest - 100} %.`;
}
