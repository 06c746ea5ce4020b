import type { Zone } from "../exercise/exercise-steps.ts";
import type { Discipline } from "../sport/discipline.ts";

/** Ends of a zone as shares of threshold: power on the bike, speed in swim and run. */
interface Share {
  low: number | null;
  high: number | null;
}

const zones = (
  ...ends: readonly [number, number, number, number, number]
): Record<Zone, Share> => ({
  Z1: { low: null, high: ends[0] },
  Z2: { low: ends[0], high: ends[1] },
  Z3: { low: ends[1], high: ends[2] },
  Z4: { low: ends[2], high: ends[3] },
  Z5: { low: ends[3], high: ends[4] },
  Z6: { low: ends[4], high: null },
});

/** Bike: Coggan's levels. Run: close to Friel's. Swim: own table around CSS. */
const ZONE_SHARES = {
  swim: zones(0.85, 0.93, 0.98, 1.02, 1.1),
  bike: zones(0.55, 0.75, 0.9, 1.05, 1.2),
  run: zones(0.75, 0.86, 0.95, 1.02, 1.12),
} as const satisfies Record<Discipline, Record<Zone, Share>>;

/** Speed on flat ground grows with power^0.4. */
export const SPEED_EXPONENT = 0.4;

/** What a range is measured in: watts, mph, seconds per 100 m or per mile. */
export type RangeUnit = "ftpWatts" | "bikeThresholdMph" | "css" | "runThreshold";

/** Slow and fast end of a zone; for paces the slow end is the larger number. Null: no limit. */
export interface ZoneRange {
  slow: number | null;
  fast: number | null;
}

/** The sport whose zones a threshold gives. */
export const ZONE_DISCIPLINE = {
  css: "swim",
  ftpWatts: "bike",
  bikeThresholdMph: "bike",
  runThreshold: "run",
} as const satisfies Record<RangeUnit, Discipline>;

/** Unrounded range of a zone for an athlete with the threshold `value` > 0. */
export function zoneRange(unit: RangeUnit, value: number, zone: Zone): ZoneRange {
  const { low, high } = ZONE_SHARES[ZONE_DISCIPLINE[unit]][zone];
  const at = (share: number | null) => {
    if (share === null) return null;
    if (unit === "ftpWatts") return value * share;
    return unit === "bikeThresholdMph" ? value * share ** SPEED_EXPONENT : value / share;
  };
  return { slow: at(low), fast: at(high) };
}
