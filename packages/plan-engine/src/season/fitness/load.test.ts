import type { ExerciseStep, Zone } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { sum } from "../../model/numbers.ts";
import { arbRequest, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { exerciseLoad } from "../../load/index.ts";
import { fitnessCurve, settledAt } from "./fitness-curve.ts";
import { dailyLoads, planFitness } from "./plan-load.ts";

const hour = (zone: Zone, restSeconds = 0): ExerciseStep[] => [
  {
    kind: "main",
    repeat: 4,
    intervals: [
      { quantity: 900, unit: "s", zone, isRacePace: false, pace: "20", seconds: 900, restSeconds },
    ],
  },
];

describe("exerciseLoad", () => {
  // The middle of the zone: 0.68² × 100, 0.8² × 100, 0.89³ × 100, 1³ × 100.
  test.each([
    ["bike", "Z2", 46.24],
    ["run", "Z2", 64],
    ["swim", "Z2", 70.4969],
    ["swim", "Z4", 100],
  ] as const)("an hour of %s in %s is worth %f", (type, zone, load) => {
    expect(exerciseLoad({ type, steps: hour(zone) })).toBeCloseTo(load, 6);
  });

  test("counts no load for rests", () => {
    expect(exerciseLoad({ type: "swim", steps: hour("Z4", 60) })).toBe(
      exerciseLoad({ type: "swim", steps: hour("Z4") }),
    );
  });
});

describe("fitnessCurve", () => {
  test.prop([fc.integer({ min: 0, max: 150 }), fc.integer({ min: 1, max: 60 })])(
    "stays constant at the initial daily load",
    (load, days) => {
      const last = fitnessCurve(
        Array.from({ length: days }, () => load),
        settledAt(load),
      ).at(-1);
      expect(last?.fitness).toBeCloseTo(load, 6);
      expect(last?.form).toBeCloseTo(0, 6);
    },
  );

  test("gives 2.35 of fitness and 13.31 of fatigue after one day of 100", () => {
    const last = fitnessCurve([100], settledAt(0)).at(-1);
    expect(last?.fitness).toBeCloseTo(2.35, 2);
    expect(last?.fatigue).toBeCloseTo(13.31, 2);
    expect(last?.form).toBeCloseTo(-10.96, 2);
  });
});

describe("planFitness", () => {
  const roomy = scheduleOf([3, 1.5, 4, 2, 2, 2, 8], [2, 6]);

  // Regression table: fitness and form on race morning.
  test.each([
    ["sprint", "beginner", 8, false, 26, 1],
    ["olympic", "intermediate", 16, false, 47, 16],
    ["olympic", "advanced", 20, true, 76, 27],
    ["70.3", "beginner", 20, false, 61, 19],
    ["70.3", "intermediate", 20, true, 77, 27],
    ["ironman", "beginner", 24, false, 73, 28],
    ["ironman", "intermediate", 30, false, 81, 38],
    ["ironman", "advanced", 30, true, 108, 51],
  ] as const)("%s %s in %i weeks", (race, level, weeks, isRoomy, fitness, form) => {
    const request = requestOf(race, level, weeks, isRoomy ? roomy : undefined);
    const last = planFitness(request, generatePlan(request)).at(-1);
    expect(Math.abs((last?.fitness ?? 0) / fitness - 1)).toBeLessThan(0.15);
    expect(Math.abs((last?.form ?? 0) - form)).toBeLessThan(4);
  });

  test.prop([arbRequest], runs(15))(
    "counts every planned exercise and replaces days that have an actual load",
    (request) => {
      const plan = generatePlan(request);
      const planned = plan.weeks.flatMap((week) => week.exercises).map(exerciseLoad);
      const loads = dailyLoads(request, plan);
      expect(sum(loads)).toBeCloseTo(sum(planned), 4);
      expect(dailyLoads(request, plan, new Map([[0, 77]]))).toEqual([77, ...loads.slice(1)]);
    },
  );
});
