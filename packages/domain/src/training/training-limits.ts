import type { UsualTraining } from "./usual-training.ts";

/** Ranges and steps of what athletes can say that they train now: hours, minutes and metres. */
export const TRAINING_LIMITS = {
  weeklyHours: { min: 0, max: 40, step: 0.5 },
  longestRun: { min: 0, max: 600, step: 1 },
  longestRide: { min: 0, max: 900, step: 1 },
  longestSwim: { min: 0, max: 10_000, step: 1 },
} as const satisfies Record<keyof UsualTraining, { min: number; max: number; step: number }>;
