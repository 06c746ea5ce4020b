import type { ExperienceLevel } from "../experience/experience.ts";
import type { Seconds } from "../units/unit.ts";

/** Shares of the predicted time that a goal may save. */
const MARGIN = {
  beginner: { least: 0.02, most: 0.15 },
  intermediate: { least: 0.015, most: 0.1 },
  advanced: { least: 0.01, most: 0.05 },
} as const satisfies Record<ExperienceLevel, { least: number; most: number }>;

/** Ends of the goal slider in whole minutes: `min` is the fastest goal, `max` the slowest. */
export interface GoalRange {
  min: number;
  max: number;
}

/** Range of the goal slider for a predicted finish in seconds. */
export function goalRange(predicted: Seconds, level: ExperienceLevel): GoalRange {
  const minutes = predicted / 60;
  return {
    min: Math.round(minutes * (1 - MARGIN[level].most)),
    max: Math.round(minutes * (1 - MARGIN[level].least)),
  };
}

/** Slider position of a goal in minutes; goals outside the range show at the nearer end. */
export const clampGoal = (goalMinutes: number, range: GoalRange): number =>
  Math.min(range.max, Math.max(range.min, goalMinutes));
