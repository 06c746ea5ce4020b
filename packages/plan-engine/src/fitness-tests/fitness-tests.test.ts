import {
  EXPERIENCE_LEVELS,
  isoDate,
  meters,
  milesPerHour,
  RACE_TYPES,
  secondsPer100m,
  secondsPerMile,
  type Discipline,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import type { Plan, PlannedExercise } from "../model/plan-types.ts";
import { datesOf, OVERREACHED, requestOf, scheduleOf } from "../testing/index.ts";
import { isTest } from "./index.ts";

const testsOf = (plan: Plan): PlannedExercise[] =>
  plan.weeks.flatMap(({ exercises }) => exercises).filter(isTest);

const weeksOf = (plan: Plan, type: Discipline) =>
  testsOf(plan).flatMap((each) => (each.type === type ? [each.week] : []));

const planOf = (...request: Parameters<typeof requestOf>) => generatePlan(requestOf(...request));

/** Seven days of two hours; the weekend is for long exercises. */
const ROOMY = scheduleOf([4, 2, 2, 2, 2, 2, 6], [0, 6]);

describe("the tests of a plan", () => {
  test("are bike and swim before build, bike and run before peak", () => {
    const plan = planOf("70.3", "intermediate", 12, ROOMY);
    const sports = (week: number) =>
      plan.weeks[week - 1]?.exercises.flatMap((each) => (isTest(each) ? [each.type] : [])) ?? [];
    expect(plan.weeks.flatMap(({ week, isRecovery }) => (isRecovery ? [week] : []))).toEqual([
      4, 7,
    ]);
    expect(sports(4).toSorted()).toEqual(["bike", "swim"]);
    expect(sports(7).toSorted()).toEqual(["bike", "run"]);
  });

  test("are swims of 25 minutes at least in a load week, also of a fast swimmer", () => {
    const plan = generatePlan({
      ...requestOf("olympic", "intermediate", 66, scheduleOf([0, 0, 5.5, 1, 0, 5.5], [2, 3])),
      ...datesOf(isoDate("2028-12-28"), 461),
      paces: { swim: secondsPer100m(66), bike: milesPerHour(10.6), run: secondsPerMile(308) },
      paceImprovement: 1,
      poolLength: meters(45.72),
    });
    const swims = testsOf(plan).filter(({ type }) => type === "swim");
    expect(swims[0]?.week).toBe(1);
    expect(Math.min(...swims.map(({ duration }) => duration))).toBeGreaterThanOrEqual(25);
  });

  test("come two days apart, from the fourth open day on", () => {
    const weeks = planOf("ironman", "advanced", 24, ROOMY).weeks.map(({ exercises }) =>
      exercises
        .flatMap((each) => (isTest(each) ? [each.suggestedDay] : []))
        .toSorted((a, b) => a - b),
    );
    expect(Math.min(...weeks.flat())).toBeGreaterThanOrEqual(3);
    const pairs = weeks.flatMap(([first, second]) =>
      first !== undefined && second !== undefined ? [second - first] : [],
    );
    expect(Math.min(...pairs)).toBeGreaterThan(1);
  });

  test("measure every sport in a long plan, none twice in five weeks", () => {
    for (const type of ["swim", "bike", "run"] as const) {
      const weeks = weeksOf(planOf("ironman", "intermediate", 36), type);
      expect(weeks.length).toBeGreaterThan(1);
      const gaps = weeks.slice(1).map((week, index) => week - (weeks[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(5);
    }
  });

  test("begin with a swim in week 1 where no recovery week comes before build", () => {
    const plan = planOf("ironman", "intermediate", 12);
    expect(plan.weeks.find(({ isRecovery }) => isRecovery)?.phase).toBe("build");
    expect(testsOf(plan)[0]).toMatchObject({ week: 1, type: "swim" });
  });

  test.each(RACE_TYPES)("are none in a %s plan of seven weeks", (race) => {
    expect(testsOf(planOf(race, "advanced", 7))).toEqual([]);
  });

  test("keep away from the last three weeks and from the taper", () => {
    for (const race of RACE_TYPES) {
      const plan = planOf(race, "advanced", 24, ROOMY);
      const lastWeek = Math.max(...testsOf(plan).map(({ week }) => week));
      expect(plan.weeks.length - lastWeek).toBeGreaterThanOrEqual(3);
    }
  });

  test("are short for beginners, and optional", () => {
    for (const each of testsOf(planOf("olympic", "beginner", 16))) {
      expect(["S18", "S22", "B22", "R22"]).toContain(each.templateId);
      expect(each.notes).toContain("Optional: if you would rather not,");
    }
  });

  test("take the short form on short days", () => {
    const short = scheduleOf([1.5, 0.5, 1.5, 0.5, 0.5, 1, 2], [0, 6]);
    const rides = testsOf(planOf("olympic", "advanced", 20, short)).filter(
      ({ type }) => type === "bike",
    );
    expect(rides.length).toBeGreaterThan(0);
    const tiny = scheduleOf([1.5, 0.5, 1.5, 0.5, 0.5, 0.5, 2], [0, 6]);
    expect(testsOf(planOf("olympic", "advanced", 20, tiny))).toEqual([]);
  });

  test.each(EXPERIENCE_LEVELS)("show no pace in any step (%s)", (level) => {
    const tests = testsOf(planOf("70.3", level, 24, ROOMY));
    expect(tests.length).toBeGreaterThan(2);
    for (const { description, pace } of tests) {
      expect(description).not.toMatch(/\d:\d\d|mph/);
      expect(pace).toBe("best effort");
    }
  });

  test("are kept where the week's days hold all but one easy exercise", () => {
    const schedule = scheduleOf([0, 2, 0, 5.5, 3.5, 0, 1], [3, 4]);
    const plan = generatePlan({
      ...requestOf("ironman", "beginner", 13, schedule),
      paces: { swim: secondsPer100m(108), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
    });
    expect(testsOf(plan).map(({ type }) => type)).toEqual(["bike", "swim"]);
  });

  test.each([
    ["advanced", 20, scheduleOf([0, 0.5, 0.5, 2.5, 0, 1, 4.5], [1])],
    ["beginner", 22, scheduleOf([1, 1.5, 0.5, 0, 0, 5, 1.5], [1])],
  ] as const)("are tried again where a week had no room (%s)", (level, weeks, schedule) => {
    const plan = generatePlan({
      ...requestOf("ironman", level, weeks, schedule),
      paces: { swim: secondsPer100m(113), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 2,
    });
    expect(new Set(testsOf(plan).map(({ type }) => type))).toEqual(
      new Set(["swim", "bike", "run"]),
    );
  });

  test("name the watts of a ramp at the athlete's level", () => {
    const ramp = testsOf(planOf("olympic", "beginner", 16)).find(({ type }) => type === "bike");
    expect(ramp?.notes).toContain("start at 80 W and add 15 W each minute until you can't go on");
  });

  test("stay in an optimised plan", () => {
    const request = requestOf("70.3", "intermediate", 20);
    const weeks = (optimiseLoad: boolean) =>
      testsOf(generatePlan({ ...request, optimiseLoad })).map(({ slotKey }) => slotKey);
    expect(weeks(true)).toEqual(weeks(false));
    expect(testsOf(generatePlan({ ...OVERREACHED, optimiseLoad: true })).length).toBeGreaterThan(0);
  });
});
