import type { ExerciseStep, Zone } from "./exercise-steps.ts";

export const INTENSITY_LEVELS = ["easy", "moderate", "hard"] as const;
export type IntensityLevel = (typeof INTENSITY_LEVELS)[number];

const LEVEL_OF_ZONE = {
  Z1: "easy",
  Z2: "easy",
  Z3: "moderate",
  Z4: "hard",
  Z5: "hard",
  Z6: "hard",
} as const satisfies Record<Zone, IntensityLevel>;

/** Moving seconds by intensity over the steps of all exercises, without rests. */
export function secondsByIntensity(
  exercises: readonly { steps: readonly ExerciseStep[] }[],
): Record<IntensityLevel, number> {
  const sums: Record<IntensityLevel, number> = { easy: 0, moderate: 0, hard: 0 };
  for (const step of exercises.flatMap(({ steps }) => steps)) {
    for (const { zone, seconds } of step.intervals)
      sums[LEVEL_OF_ZONE[zone]] += seconds * step.repeat;
  }
  return sums;
}

/** Like `secondsByIntensity`, in whole minutes. */
export function minutesByIntensity(
  exercises: readonly { steps: readonly ExerciseStep[] }[],
): Record<IntensityLevel, number> {
  const { easy, moderate, hard } = secondsByIntensity(exercises);
  return {
    easy: Math.round(easy / 60),
    moderate: Math.round(moderate / 60),
    hard: Math.round(hard / 60),
  };
}
