import {
  milesPerHour,
  secondsPer100m,
  secondsPerMile,
  type MilesPerHour,
  type SecondsPer100m,
  type SecondsPerMile,
} from "../units/unit.ts";

/** Race paces of one athlete: larger swim and run values are slower, the bike is a speed. */
export interface RacePaces {
  swim: SecondsPer100m;
  bike: MilesPerHour;
  run: SecondsPerMile;
}

/** Range and step of the pace sliders. */
export const PACE_LIMITS = {
  swim: { min: 60, max: 300, step: 5 },
  bike: { min: 10, max: 30, step: 0.5 },
  run: { min: 300, max: 960, step: 5 },
} as const;

/** Swim 2:30 per 100 m, bike 18 mph, run 8:30 per mile. */
export const DEFAULT_PACES: RacePaces = {
  swim: secondsPer100m(150),
  bike: milesPerHour(18),
  run: secondsPerMile(510),
};
