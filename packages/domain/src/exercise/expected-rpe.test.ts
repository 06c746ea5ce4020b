import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { DISCIPLINES } from "../sport/discipline.ts";
import { ZONES, type ExerciseStep, type Zone } from "./exercise-steps.ts";
import { expectedRpe } from "./expected-rpe.ts";

const step = (zone: Zone, minutes: number, repeat = 1): ExerciseStep => ({
  kind: "main",
  repeat,
  intervals: [
    {
      quantity: 60 * minutes,
      unit: "s",
      zone,
      isRacePace: false,
      pace: "20",
      seconds: 60 * minutes,
      restSeconds: 0,
    },
  ],
});

const run = (duration: number, ...steps: ExerciseStep[]) =>
  expectedRpe({ type: "run", duration, steps });

describe("expectedRpe", () => {
  test.each([
    ["an easy run", run(40, step("Z2", 40)), 3.5],
    ["a threshold run", run(55, step("Z1", 10), step("Z4", 8, 4), step("Z1", 13)), 6.5],
    ["a VO2max run", run(50, step("Z2", 32), step("Z5", 3, 6)), 7.6],
    ["a long run", run(100, step("Z2", 100)), 4.5],
    ["a long ride", expectedRpe({ type: "bike", duration: 180, steps: [step("Z2", 180)] }), 4.5],
  ])("rates %s", (_name, effort, expected) => {
    expect(effort).toBeCloseTo(expected, 0);
  });

  test("passes over an effort that lasts less than six minutes", () => {
    expect(run(40, step("Z2", 35), step("Z6", 0.25, 8))).toBeCloseTo(3.6, 1);
  });

  test("is unknown without steps", () => {
    expect(run(40)).toBeNull();
  });

  const arbSteps = fc.array(
    fc
      .tuple(fc.constantFrom(...ZONES), fc.integer({ min: 1, max: 60 }))
      .map(([zone, minutes]) => step(zone, minutes)),
    { minLength: 1, maxLength: 6 },
  );

  test.prop([fc.constantFrom(...DISCIPLINES), arbSteps, fc.integer({ min: 5, max: 400 })])(
    "lies between the easiest and the hardest rating",
    (type, steps, duration) => {
      const effort = expectedRpe({ type, steps, duration }) ?? 0;
      expect(effort).toBeGreaterThanOrEqual(1.5);
      expect(effort).toBeLessThanOrEqual(10);
    },
  );

  test.prop([arbSteps])(
    "does not fall when a harder part replaces an easy one of its length",
    (steps) => {
      const [first, ...rest] = steps;
      const minutes = (first?.intervals[0]?.seconds ?? 0) / 60;
      const easier = run(60, step("Z1", minutes), ...rest) ?? 0;
      expect(run(60, step("Z5", minutes), ...rest) ?? 0).toBeGreaterThanOrEqual(easier);
    },
  );
});
