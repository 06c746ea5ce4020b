import type { ExerciseStep, Zone } from "@triplan/domain";

/** Seconds of motion that the steps hold in each zone. */
export function secondsByZone(steps: readonly ExerciseStep[]): Record<Zone, number> {
  const sums: Record<Zone, number> = { Z1: 0, Z2: 0, Z3: 0, Z4: 0, Z5: 0, Z6: 0 };
  for (const step of steps) {
    for (const { zone, seconds } of step.intervals) sums[zone] += seconds * step.repeat;
  }
  return sums;
}
