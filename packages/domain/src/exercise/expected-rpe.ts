import type { Discipline } from "../sport/discipline.ts";
import { ZONES, type ExerciseStep, type Zone } from "./exercise-steps.ts";

/** Rate of perceived exertion in the middle of each zone. */
export const RPE_OF_ZONE = {
  Z1: 1.5,
  Z2: 3.5,
  Z3: 5.5,
  Z4: 7.5,
  Z5: 9,
  Z6: 10,
} as const satisfies Record<Zone, number>;

/** Shares of the mean and of the hardest part in how hard an exercise feels as a whole. */
const MEAN_PART = 0.4;
const HARDEST_PART = 0.6;
const MIN_HARDEST_SECONDS = 6 * 60;

/** Rides and runs above these minutes feel one step harder. */
const LONG_MINUTES = { swim: Infinity, bike: 150, run: 90 } as const satisfies Record<
  Discipline,
  number
>;

export interface ExpectedEffort {
  type: Discipline;
  /** Minutes. */
  duration: number;
  steps: readonly ExerciseStep[];
}

/**
 * How hard an exercise feels as a whole if it is done as planned, 1 to 10; null without steps. The
 * hardest part is the highest zone that at least six minutes reach.
 */
export function expectedRpe({ type, duration, steps }: ExpectedEffort): number | null {
  const seconds = secondsByZone(steps);
  const total = ZONES.reduce((sum, zone) => sum + seconds[zone], 0);
  if (total === 0) return null;
  const mean = ZONES.reduce((sum, zone) => sum + seconds[zone] * RPE_OF_ZONE[zone], 0) / total;
  const hardest = hardestZone(seconds);
  const effort = MEAN_PART * mean + HARDEST_PART * (hardest ? RPE_OF_ZONE[hardest] : mean);
  return Math.min(10, effort + (duration > LONG_MINUTES[type] ? 1 : 0));
}

/** Moving seconds in each zone over all steps, without rests. */
export function secondsByZone(steps: readonly ExerciseStep[]): Record<Zone, number> {
  const sums: Record<Zone, number> = { Z1: 0, Z2: 0, Z3: 0, Z4: 0, Z5: 0, Z6: 0 };
  for (const { repeat, intervals } of steps) {
    for (const { zone, seconds } of intervals) sums[zone] += seconds * repeat;
  }
  return sums;
}

/** The highest zone that at least six minutes reach, if any. */
export function hardestZone(seconds: Readonly<Record<Zone, number>>): Zone | undefined {
  let reached = 0;
  return ZONES.toReversed().find((zone) => {
    reached += seconds[zone];
    return reached >= MIN_HARDEST_SECONDS;
  });
}
