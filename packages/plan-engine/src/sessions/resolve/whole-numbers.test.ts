import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { cooldown, steady, warmup } from "../library/template-parts.ts";
import { edgeLength } from "./edge-lengths.ts";
import { resolveSteps } from "./resolve-steps.ts";

const paces = { Z1: 170, Z2: 160, Z3: 150, Z4: 145, Z5: 140, Z6: 130, RP: 150 };
const EASY = [warmup(), steady("Z2"), cooldown()];

const exercisesOf = (plan: ReturnType<typeof generatePlan>) =>
  plan.weeks.flatMap(({ exercises }) => exercises);

const seconds = ({ steps }: PlannedExercise) =>
  sum(
    steps.map(
      ({ repeat, intervals }) =>
        repeat * sum(intervals.map((each) => each.seconds + each.restSeconds)),
    ),
  );

const edges = (minutes: number) => [
  edgeLength("swim", minutes, "warmup"),
  edgeLength("swim", minutes, "cooldown"),
];

const meters = ({ steps }: PlannedExercise, wanted: string) =>
  sum(
    steps
      .filter(({ kind }) => kind === wanted)
      .map(({ repeat, intervals }) => repeat * sum(intervals.map((each) => each.quantity))),
  );

describe("written exercises", () => {
  test.each([
    ["bike", 45, [8, 33, 4]],
    ["bike", 60, [10, 45, 5]],
    ["bike", 90, [15, 67, 8]],
    ["bike", 180, [15, 155, 10]],
    ["run", 35, [8, 23, 4]],
    ["run", 50, [10, 35, 5]],
    ["run", 90, [15, 67, 8]],
  ] as const)("warm up and cool down by length: %s, %i min", (discipline, minutes, parts) => {
    const measure = { discipline, paces, poolLength: 25 };
    const steps = resolveSteps(EASY, minutes, measure, { share: 1 }) ?? [];
    expect(steps.map(({ items }) => (items[0]?.quantity ?? 0) / 60)).toEqual(parts);
  });

  test("swim 200 and 100 m at the ends of 30 minutes, more of a longer swim", () => {
    expect([30, 50, 60].map(edges)).toEqual([
      [200, 100],
      [300, 100],
      [400, 200],
    ]);
  });

  test.prop([fc.integer({ min: 65, max: 200 }), fc.integer({ min: 5, max: 12 })])(
    "leave at most 4 minutes of a swim free, in round metres",
    (css, fives) => {
      const swim = { Z1: css / 0.82, Z2: css / 0.89, Z3: css, Z4: css, Z5: css, Z6: css, RP: css };
      const measure = { discipline: "swim", paces: swim, poolLength: 25 } as const;
      const steps = resolveSteps(EASY, fives * 5, measure, { share: 1 }) ?? [];
      const each = (value: (item: { seconds: number; rest: number; quantity: number }) => number) =>
        sum(steps.map((step) => step.repeat * sum(step.items.map(value))));
      expect(each((item) => item.quantity) % 50).toBe(0);
      expect(each((item) => item.seconds + item.rest)).toBeGreaterThanOrEqual(fives * 300 - 240);
    },
  );

  test.prop([arbRequest], runs(10))("never swim a single odd length", (request) => {
    const swims = exercisesOf(generatePlan(request)).filter(({ type }) => type === "swim");
    for (const swim of swims) {
      expect(seconds(swim)).toBeGreaterThanOrEqual(60 * swim.duration - 240);
      for (const { kind, repeat, intervals } of swim.steps) {
        const total = repeat * sum(intervals.map(({ quantity }) => quantity));
        if (kind === "steady") expect(total).toBeGreaterThanOrEqual(40);
      }
    }
  });

  test("keep the easy part of a hard swim below the set in nine of ten", () => {
    const plans = fc.sample(arbRequest, { numRuns: 40, seed: 3 }).map(generatePlan);
    const sets = plans
      .flatMap(({ weeks }) => weeks.filter(({ phase }) => phase !== "taper"))
      .flatMap(({ exercises }) => exercises)
      .filter(
        ({ type, templateId }) => type === "swim" && /^swim-(css|pull|vo2|race)/.test(templateId),
      );
    const large = sets.filter((each) => meters(each, "steady") > 0.6 * meters(each, "main") + 1);
    expect(sets.length).toBeGreaterThan(100);
    expect(large.length).toBeLessThan(0.1 * sets.length);
  });
});
