import { weekCapacity, type PlanDay, type WeekFrame } from "../../calendar/index.ts";
import { floor5, sum } from "../../model/numbers.ts";
import { NO_PLACEMENT, placeWeek } from "../../schedule/index.ts";
import { RACE_VOLUME, weekSlots, type SeasonFacts } from "../../week/index.ts";

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
  const { longCap } = RACE_VOLUME[season.raceType];
  const week = {
    ...season,
    frame: biggestWeek(ordinary),
    targetMinutes: floor5(wanted),
    loadingMinutes: wanted,
    limits: { run: longCap.run[season.level], bike: longCap.bike[season.level] },
    lastLong: null,
    bricksBefore: 1,
    trainingWeeks: 1,
  };
  const { slots } = placeWeek(week, weekSlots(week), NO_PLACEMENT);
  const placed = sum(slots.map((slot) => slot.minutes));
  return Math.min(wanted, placed / MIN_PLACED_SHARE);
}

function biggestWeek(days: readonly PlanDay[]): WeekFrame {
  return {
    week: 1,
    phase: "peak",
    phaseWeek: 1,
    phaseWeeks: 1,
    isLoading: true,
    isRecovery: false,
    isRegeneration: false,
    loadingNumber: 2,
    blockWeek: 1,
    recoveryNumber: 0,
    taperFactor: 1,
    isPartial: false,
    days,
    capacity: weekCapacity(days),
  };
}
