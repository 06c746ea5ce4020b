import type { ExperienceLevel, RaceType } from "@triplan/domain";

/** A long swim: its metres and the longest piece without a stop. */
export interface SwimDistance {
  meters: number;
  piece: number;
}

export const SHORTEST_SWIM: SwimDistance = { meters: 600, piece: 200 };

/** Long swims, each a step beyond the one before. */
export const SWIM_DISTANCES: readonly SwimDistance[] = [
  SHORTEST_SWIM,
  { meters: 800, piece: 300 },
  { meters: 1000, piece: 400 },
  { meters: 1200, piece: 500 },
  { meters: 1400, piece: 750 },
  { meters: 1600, piece: 750 },
  { meters: 1800, piece: 1000 },
  { meters: 2000, piece: 1200 },
  { meters: 2200, piece: 1500 },
  { meters: 2400, piece: 1900 },
  { meters: 2600, piece: 1900 },
  { meters: 2800, piece: 2200 },
  { meters: 3000, piece: 2600 },
  { meters: 3200, piece: 3000 },
  { meters: 3400, piece: 3200 },
  { meters: 3600, piece: 3400 },
  { meters: 3800, piece: 3600 },
  { meters: 4000, piece: 3800 },
];

/** Position of the longest swim of a season in `SWIM_DISTANCES`. */
export const LONGEST_SWIM = {
  sprint: { beginner: 4, intermediate: 6, advanced: 8 },
  olympic: { beginner: 8, intermediate: 9, advanced: 11 },
  "70.3": { beginner: 9, intermediate: 11, advanced: 13 },
  ironman: { beginner: 13, intermediate: 15, advanced: 17 },
} as const satisfies Record<RaceType, Record<ExperienceLevel, number>>;

/** A long swim takes longer than its metres at threshold pace by this factor, and a minute. */
const PACE_FACTOR = 1.12;

/** Minutes of a swim with rests, for a threshold pace in seconds per 100 m. */
export const swimMinutes = (meters: number, thresholdPace: number): number =>
  ((meters / 100) * thresholdPace * PACE_FACTOR) / 60 + 1;

/** Metres of a swim of these minutes; the inverse of `swimMinutes`. */
export const swimMeters = (minutes: number, thresholdPace: number): number =>
  ((Math.max(0, minutes - 1) * 60) / (thresholdPace * PACE_FACTOR)) * 100;
