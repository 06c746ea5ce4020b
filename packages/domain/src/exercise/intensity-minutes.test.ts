import { describe, expect, test } from "vitest";
import type { ExerciseStep, Zone } from "./exercise-steps.ts";
import { minutesByIntensity } from "./intensity-minutes.ts";

const interval = (zone: Zone, seconds: number) => ({
  quantity: seconds,
  unit: "s" as const,
  zone,
  isRacePace: false,
  pace: "20",
  seconds,
  restSeconds: 60,
});

const step = (repeat: number, ...intervals: ReturnType<typeof interval>[]): ExerciseStep => ({
  kind: "main",
  repeat,
  intervals,
});

describe("minutesByIntensity", () => {
  test("sums repeated intervals of all exercises by intensity, without rests", () => {
    const exercises = [
      { steps: [step(1, interval("Z1", 600)), step(4, interval("Z4", 180), interval("Z2", 60))] },
      { steps: [step(1, interval("Z3", 900), interval("Z6", 60))] },
    ];
    expect(minutesByIntensity(exercises)).toEqual({ easy: 14, moderate: 15, hard: 13 });
  });

  test("is 0 without exercises", () => {
    expect(minutesByIntensity([])).toEqual({ easy: 0, moderate: 0, hard: 0 });
  });
});
