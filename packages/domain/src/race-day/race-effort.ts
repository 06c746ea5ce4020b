import type { Zone } from "../exercise/exercise-steps.ts";
import type { RaceType } from "../race/race-type.ts";

/** Race power as a fraction of threshold power. */
export const RACE_POWER = {
  sprint: 0.95,
  olympic: 0.9,
  "70.3": 0.8,
  ironman: 0.72,
} as const satisfies Record<RaceType, number>;

/** Zone of race pace. */
export const RACE_PACE_ZONE = {
  sprint: "Z4",
  olympic: "Z3",
  "70.3": "Z3",
  ironman: "Z2",
} as const satisfies Record<RaceType, Zone>;
