import {
  RACE_FRACTION,
  RACE_POWER,
  SPEED_EXPONENT,
  type Discipline,
  type RaceType,
  type StepInterval,
  type Zone,
} from "@triplan/domain";

/** A zone, or race pace, whose zone depends on the race. */
export type Effort = Zone | "RP";

type ByZone = Record<Zone, number>;

const bikeSpeeds = (power: ByZone): ByZone => ({
  Z1: power.Z1 ** SPEED_EXPONENT,
  Z2: power.Z2 ** SPEED_EXPONENT,
  Z3: power.Z3 ** SPEED_EXPONENT,
  Z4: power.Z4 ** SPEED_EXPONENT,
  Z5: power.Z5 ** SPEED_EXPONENT,
  Z6: power.Z6 ** SPEED_EXPONENT,
});

/** Intensity in the middle of each zone: power on the bike, speed in swim and run. */
export const ZONE_INTENSITY = {
  swim: { Z1: 0.82, Z2: 0.89, Z3: 0.955, Z4: 1, Z5: 1.06, Z6: 1.12 },
  bike: { Z1: 0.5, Z2: 0.68, Z3: 0.83, Z4: 0.97, Z5: 1.1, Z6: 1.2 },
  run: { Z1: 0.7, Z2: 0.8, Z3: 0.905, Z4: 0.985, Z5: 1.07, Z6: 1.15 },
} as const satisfies Record<Discipline, ByZone>;

/** Speed in the middle of each zone as a fraction of threshold speed. */
export const ZONE_SPEED: Record<Discipline, ByZone> = {
  swim: ZONE_INTENSITY.swim,
  bike: bikeSpeeds(ZONE_INTENSITY.bike),
  run: ZONE_INTENSITY.run,
};

/** Intensity of a stretch as a share of threshold: power on the bike, speed in swim and run. */
export function stretchShare(
  discipline: Discipline,
  { zone, isRacePace }: Pick<StepInterval, "zone" | "isRacePace">,
  raceType: RaceType,
): number {
  if (!isRacePace) return ZONE_INTENSITY[discipline][zone];
  return discipline === "bike" ? RACE_POWER[raceType] : RACE_FRACTION[raceType][discipline];
}
