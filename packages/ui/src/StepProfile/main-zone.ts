import { ZONES, type ExerciseStep, type Zone } from "@triplan/domain";

/** Below this share of an exercise's time, strides and openers do not make it a hard one. */
const NOTABLE_SHARE = 0.1;

/** Seconds of motion that the steps hold in each zone. */
export function secondsByZone(steps: readonly ExerciseStep[]): Record<Zone, number> {
  const sums: Record<Zone, number> = { Z1: 0, Z2: 0, Z3: 0, Z4: 0, Z5: 0, Z6: 0 };
  for (const step of steps) {
    for (const { zone, seconds } of step.intervals) sums[zone] += seconds * step.repeat;
  }
  return sums;
}

/**
 * The zone that an exercise is about: the hardest that holds a tenth of its time, warm-up and
 * cool-down aside. Null for an exercise without steps.
 */
export function mainZone(steps: readonly ExerciseStep[]): Zone | null {
  const total = Object.values(secondsByZone(steps)).reduce((sum, part) => sum + part, 0);
  if (total === 0) return null;
  const core = steps.filter((step) => step.kind === "main" || step.kind === "steady");
  const inZone = secondsByZone(core.length > 0 ? core : steps);
  return ZONES.findLast((zone) => inZone[zone] >= NOTABLE_SHARE * total) ?? "Z1";
}
