import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { applyAdjustments } from "../../revise/index.ts";
import { spokenMinutes } from "../../model/words.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { chooseDrills } from "./choose-drills.ts";
import { fuelAdvice, fuelRate } from "./fuel.ts";
import { SWIM_DRILLS } from "./swim-drills.ts";
import { brickChangeMinutes } from "./advice-texts.ts";
import { withBrickFuel } from "./brick-fuel.ts";

const adviceOf = ({ steps }: PlannedExercise, kind: string) =>
  steps.flatMap((step) => (step.advice ?? []).filter((each) => each.kind === kind));

const drillsOf = ({ steps }: PlannedExercise) => steps.flatMap((step) => step.drills ?? []);

const athlete = (week: number) => ({ level: "beginner", week }) as const;

const all = (week: number) =>
  chooseDrills(SWIM_DRILLS, { level: "advanced", week }, 30).flatMap(({ kit = [] }) => kit);

describe("drills", () => {
  test("come in pairs of different focus, the same for two weeks", () => {
    for (let week = 3; week < 40; week += 2) {
      const [first, second] = chooseDrills(SWIM_DRILLS, athlete(week), 2);
      expect(first?.focus).not.toBe(second?.focus);
      expect(chooseDrills(SWIM_DRILLS, athlete(week + 1), 2)).toEqual([first, second]);
      expect(chooseDrills(SWIM_DRILLS, athlete(week + 2), 2)).not.toEqual([first, second]);
    }
  });

  test("need no kit in the first week, and leave one without kit later", () => {
    expect(all(1)).toEqual([]);
    const weeks = Array.from({ length: 60 }, (_, index) =>
      chooseDrills(SWIM_DRILLS, { level: "advanced", week: index + 1 }, 2),
    );
    for (const pair of weeks) {
      expect(pair).toHaveLength(2);
      expect(pair.some(({ kit }) => kit === undefined)).toBe(true);
    }
    const kit = weeks.flat().flatMap((drill) => drill.kit ?? []);
    expect(new Set(kit)).toEqual(new Set(["pull buoy", "paddles", "fins", "snorkel", "kickboard"]));
  });

  test("come in the first swim of each week", () => {
    for (const week of generatePlan(requestOf("olympic", "beginner", 12)).weeks) {
      const swim = week.exercises.find(({ type }) => type === "swim");
      expect(swim && drillsOf(swim).length).not.toBe(0);
    }
  });

  test.prop([arbRequest], runs(10))("stand in the text of their step", (request) => {
    const exercises = generatePlan(request).weeks.flatMap((week) => week.exercises);
    for (const exercise of exercises) {
      for (const { name } of drillsOf(exercise)) expect(exercise.description).toContain(name);
    }
  });
});

describe("fuel", () => {
  test.each([
    ["bike", 55, 0, null],
    ["bike", 75, 0, [0, 30]],
    ["bike", 120, 0, [30, 60]],
    ["bike", 180, 0, [40, 40]],
    ["bike", 180, 2, [50, 50]],
    ["bike", 300, 8, [60, 80]],
    ["bike", 300, 20, [60, 90]],
    ["run", 120, 0, [20, 40]],
    ["swim", 90, 0, null],
  ] as const)(
    "of a %s of %i min after %i long rides: %j g an hour",
    (type, minutes, rides, rate) => {
      const found = fuelRate(type, minutes, rides);
      expect(found && [found.least, found.most]).toEqual(rate);
    },
  );

  test("names the amount for the whole exercise", () => {
    expect(fuelAdvice(180, { least: 40, most: 60 }).text).toMatch(
      /^3 h: 120–180 g of carbohydrate in all/,
    );
  });
});

test.each([80, 90, 95, 110])(
  "food in the ride of a brick at %i %% is for its run too",
  (volume) => {
    const request = requestOf("70.3", "intermediate", 20);
    const change = {
      fromWeek: 2,
      adjustmentType: "volume",
      volumeAdjustment: volume,
      intensityAdjustment: "maintain",
      reason: null,
    } as const;
    const { weeks } = applyAdjustments(request, generatePlan(request), [change]);
    const bricks = weeks.flatMap(({ exercises }) =>
      exercises.flatMap((ride) => {
        const isHalf = (each: PlannedExercise) =>
          each.brickId !== null && each.brickId === ride.brickId && each.type === "run";
        const run = exercises.find(isHalf);
        return run && ride.type === "bike" ? [{ ride, minutes: ride.duration + run.duration }] : [];
      }),
    );
    const fuelled = bricks.filter(({ ride }) => adviceOf(ride, "fuel").length > 0);
    expect(fuelled.length).toBeGreaterThan(2);
    for (const { ride, minutes } of fuelled) {
      expect(adviceOf(ride, "fuel")[0]?.text).toMatch(new RegExp(`^${spokenMinutes(minutes)}:`));
    }
  },
);

test("food in the ride of a brick follows its shortened run", () => {
  const plan = generatePlan(requestOf("70.3", "intermediate", 20));
  const bricks = plan.weeks.map(({ exercises }) =>
    exercises.filter(({ brickId, steps }) => brickId !== null && steps.length > 0),
  );
  const brick = bricks.find((rows) => rows.some((row) => adviceOf(row, "fuel").length > 0)) ?? [];
  const shorter = brick.map((row) => (row.type === "run" ? { ...row, duration: 10 } : row));
  const minutes = shorter.reduce((all, { duration }) => all + duration, 0);
  const [before, after] = [brick, withBrickFuel(shorter)].map((rows) =>
    rows.flatMap((row) => adviceOf(row, "fuel").map(({ text }) => text)),
  );
  expect(withBrickFuel(brick)).toEqual(brick);
  expect(after).not.toEqual(before);
  expect(after?.[0]).toMatch(new RegExp(`^${spokenMinutes(minutes)}:`));
});

describe("advice", () => {
  const plan = generatePlan(requestOf("70.3", "intermediate", 20));
  const exercises = plan.weeks.flatMap((week) => week.exercises);

  test("tells how to change in every brick, and to mount in the last two", () => {
    const rides = exercises.filter(({ brickId, type }) => brickId !== null && type === "bike");
    const texts = rides.flatMap((each) => adviceOf(each, "transition")).map(({ text }) => text);
    expect(texts).toHaveLength(rides.length);
    expect(texts.filter((text) => text.includes("Lay out"))).toHaveLength(2);
    const minutes = rides.map(({ steps }) => brickChangeMinutes(steps));
    expect(minutes).toEqual(texts.map((text) => (text.includes("Lay out") ? 10 : 3)));
    expect(texts.map((text) => text.includes("mounting")).slice(-3)).toEqual([false, true, true]);
  });

  test("sends one swim a week to open water from the build phase on, easy or at race pace", () => {
    for (const { phase, isRecovery, exercises: week } of plan.weeks) {
      const swims = week.filter((each) => adviceOf(each, "openWater").length > 0);
      const isWanted = !isRecovery && (phase === "build" || phase === "peak");
      expect(swims.length).toBeLessThanOrEqual(isWanted ? 1 : 0);
      for (const swim of swims) {
        if (!swim.templateId.startsWith("swim-race"))
          expect(swim.intensity).toMatch(/easy|moderate/);
      }
    }
    expect(exercises.some((each) => adviceOf(each, "openWater").length > 0)).toBe(true);
  });
});
