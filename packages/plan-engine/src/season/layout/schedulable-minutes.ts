import { weekCapacity, type PlanDay, type WeekFrame } from "../../calendar/index.ts";
import { NO_TESTS } from "../../fitness-tests/index.ts";
import { floor5, sum } from "../../model/numbers.ts";
import { NO_PLACEMENT, placeWeek } from "../../schedule/index.ts";
import { weekSlots, type SeasonFacts } from "../../week/index.ts";

/** A volume fits if a dry run places at least this share of it. */
const MIN_PLACED_SHARE = 0.93;

/**
 * Minutes of the biggest week that fit on the days, from a dry run of an ordinary week with the
 * race's longest runs and rides.
 */
export function schedulableMinutes(
  season: SeasonFacts,
  ordinary: readonly PlanDay[],
  wanted: number,
): number {
  const { target, loadingWeeks } = season.longGoals;
  const week = {
    ...season,
    longGoals: { ...season.longGoals, loadingWeeks: Math.max(1, loadingWeeks) },
    frame: biggestWeek(ordinary, Math.max(1, loadingWeeks)),
    targetMinutes: floor5(wanted),
    loadingMinutes: wanted,
    limits: target,
    lastLong: null,
    longestSwim: null,
    isRunReached: true,
    bricksBefore: 1,
    climbs: new Map(),
    tests: NO_TESTS,
    lastTests: new Map(),
    phaseLoadWeeks: 1,
  };
  const { slots } = placeWeek(week, weekSlots(week), NO_PLACEMENT);
  const placed = sum(slots.map((slot) => slot.minutes));
  return Math.min(wanted, placed / MIN_PLACED_SHARE);
}

function biggestWeek(days: readonly PlanDay[], loadingNumber: number): WeekFrame {
  return {
    week: 1,
    phase: "peak",
    phaseWeek: 1,
    phaseWeeks: 1,
    isLoading: true,
    isRecovery: false,
    isRegeneration: false,
    loadingNumber,
    blockWeek: 1,
    recoveryNumber: 0,
    taperFactor: 1,
    afterRace: null,
    isPartial: false,
    days,
    capacity: weekCapacity(days),
  };
}
