import type { Zone } from "../exercise/exercise-steps.ts";
import type { RaceType } from "../race/race-type.ts";
import type { PerDiscipline } from "../sport/discipline.ts";
import { SPEED_EXPONENT } from "./zone-ranges.ts";

/** Race power as a fraction of threshold power. */
export const RACE_POWER = {
  sprint: 0.95,
  olympic: 0.9,
  "70.3": 0.8,
  ironman: 0.72,
} as const satisfies Record<RaceType, number>;

/** Race speed as a fraction of threshold speed; for the bike converted from a power fraction. */
export const RACE_FRACTION = {
  sprint: { swim: 0.99, bike: RACE_POWER.sprint ** SPEED_EXPONENT, run: 0.98 },
  olympic: { swim: 0.97, bike: RACE_POWER.olympic ** SPEED_EXPONENT, run: 0.95 },
  "70.3": { swim: 0.95, bike: RACE_POWER["70.3"] ** SPEED_EXPONENT, run: 0.89 },
  ironman: { swim: 0.92, bike: RACE_POWER.ironman ** SPEED_EXPONENT, run: 0.8 },
} as const satisfies Record<RaceType, PerDiscipline<number>>;

/** Zone of race pace. */
export const RACE_PACE_ZONE = {
  sprint: "Z4",
  olympic: "Z3",
  "70.3": "Z3",
  ironman: "Z2",
} as const satisfies Record<RaceType, Zone>;
