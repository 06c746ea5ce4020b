import { isoDate, meters, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "./generate-plan.ts";
import { NO_ANSWERS, type PlanRequest } from "./model/plan-types.ts";
import { checkPlan } from "./rules/check-plan.ts";
import { loadWeeks } from "./testing/load-weeks.ts";
import { datesOf, minutesOf, requestOf, scheduleOf, weekMinutes } from "./testing/index.ts";

const SATURDAY = isoDate("2026-11-28");

const training = (request: PlanRequest, weeklyHours: number): PlanRequest => ({
  ...request,
  now: { ...NO_ANSWERS, weeklyHours },
});

describe("a plan whose first week has no open day left", () => {
  const schedule = scheduleOf([0, 1.5, 0, 2, 1.5, 3], [5]);
  const onSunday = requestOf("70.3", "intermediate", 20, schedule);

  test("starts in week 2 about where a plan that is a week shorter starts", () => {
    const plan = generatePlan({ ...onSunday, ...datesOf(SATURDAY, 19 * 7 + 1) });
    const [empty = 1, first = 0] = weekMinutes(plan);
    const [start = 0] = weekMinutes(generatePlan(requestOf("70.3", "intermediate", 19, schedule)));
    expect(empty).toBe(0);
    expect(first).toBeGreaterThanOrEqual(start);
    expect(first).toBeLessThanOrEqual(1.1 * start);
  });

  test.each([
    ["ironman", "advanced", 23, scheduleOf([0, 5, 0, 1, 4.5], [1, 3, 4])],
    ["70.3", "intermediate", 6, scheduleOf([0.5, 0, 2.5, 0, 8, 3], [2])],
    ["sprint", "intermediate", 20, scheduleOf([7.5, 0.5, 6], [1])],
    ["olympic", "intermediate", 13, scheduleOf([7.5, 3, 6, 0.5, 4], [])],
  ] as const)("breaks no rule: %s, %s, %i weeks", (race, level, weeks, days) => {
    const request = { ...requestOf(race, level, weeks, days), ...datesOf(SATURDAY, weeks * 7 - 6) };
    expect(checkPlan(request, generatePlan(request))).toEqual([]);
  });
});

describe("a plan of an athlete who hardly trains", () => {
  test.each([
    [0.5, { ...requestOf("ironman", "advanced", 30), paceImprovement: 5 }],
    [0.5, { ...requestOf("70.3", "beginner", 36), paceImprovement: 5 }],
    [0.5, { ...requestOf("olympic", "intermediate", 17), paceImprovement: 4 }],
    [0, { ...requestOf("70.3", "advanced", 11), paceImprovement: 5 }],
    [1, requestOf("sprint", "advanced", 21)],
  ] as const)("keeps form above minus half of fitness, from %d h a week", (hours, request) => {
    const plan = generatePlan(training(request, hours));
    expect(checkPlan(training(request, hours), plan)).toEqual([]);
    const minutes = weekMinutes(plan);
    expect(Math.max(...minutes)).toBeGreaterThan(2 * (minutes[0] ?? 0));
  });

  // Three long exercises left half an hour of each week, so that no week could grow.
  test("grows with each load week and almost doubles in eight, beside three long exercises", () => {
    const schedule = scheduleOf([6, 5, 6, 5, 6, 4, 8], [0, 2, 6]);
    const plan = generatePlan({
      ...requestOf("olympic", "advanced", 12, schedule),
      ...datesOf(isoDate("2026-06-06"), 84),
      paces: { swim: secondsPer100m(266), bike: milesPerHour(19), run: secondsPerMile(308) },
      now: { ...NO_ANSWERS, weeklyHours: 2.5, longestRun: 200 },
      paceImprovement: 1,
    });
    const minutes = loadWeeks(plan).map(minutesOf);
    expect(minutes).toHaveLength(8);
    for (const [index, before] of minutes.slice(0, -1).entries()) {
      expect(minutes[index + 1]).toBeGreaterThan(before);
    }
    expect(minutes.at(-1)).toBeGreaterThan(1.9 * (minutes[0] ?? 0));
  });

  test("allows a run of 20 minutes after weeks without one", () => {
    const request = {
      ...training(requestOf("sprint", "advanced", 2), 1),
      schedule: scheduleOf([1, 0, 0, 0.5, 4.5, 0, 1], [0, 4, 6]),
      ...datesOf(isoDate("2026-01-05"), 14),
      paces: { ...requestOf("sprint", "advanced", 2).paces, run: secondsPerMile(955) },
    };
    const runs = generatePlan(request).weeks.map(({ exercises }) =>
      exercises.filter(({ type }) => type === "run").map(({ duration }) => duration),
    );
    expect(runs).toEqual([[], [20]]);
  });

  test("uses the minutes of weeks with one or two exercises", () => {
    const schedule = scheduleOf([0, 0, 1, 0, 0.5, 0, 1.5], [4, 6]);
    const request: PlanRequest = {
      ...requestOf("ironman", "beginner", 27, schedule),
      ...datesOf(isoDate("2030-01-31"), 185),
      paces: { swim: secondsPer100m(274), bike: milesPerHour(14.4), run: secondsPerMile(375) },
      paceImprovement: 2,
    };
    const plan = generatePlan(request);
    expect(checkPlan(request, plan)).toEqual([]);
    expect(Math.max(...weekMinutes(plan))).toBeGreaterThan(120);
  });

  test("keeps the limit of runs where a brick has to be taken apart", () => {
    const schedule = scheduleOf([1.5, 0, 0, 1.5, 0, 1.5, 1.5], [0]);
    const request: PlanRequest = {
      ...requestOf("olympic", "intermediate", 3, schedule),
      ...datesOf(isoDate("2030-02-07"), 17),
      paces: { swim: secondsPer100m(269), bike: milesPerHour(15.4), run: secondsPerMile(584) },
      now: { weeklyHours: 10.5, longestRun: 0, longestRide: 15, longestSwim: 1500 },
      paceImprovement: 1,
    };
    expect(checkPlan(request, generatePlan(request))).toEqual([]);
  });
});

test("a recovery week is lighter than the last load week if that is far below the hours now", () => {
  const schedule = scheduleOf([7.5, 0.5, 6, 0, 0.5], [1, 4]);
  const request: PlanRequest = {
    ...requestOf("ironman", "beginner", 20, schedule),
    ...datesOf(isoDate("2027-07-07"), 135),
    now: { weeklyHours: 15, longestRun: 10, longestRide: 150, longestSwim: 200 },
  };
  expect(checkPlan(request, generatePlan(request))).toEqual([]);
});

test("two years from no training reach the hours of a sprint without a broken rule", () => {
  const schedule = scheduleOf([0, 0, 3.5, 1.5, 5, 0, 0.5], [2, 3, 4, 6]);
  const request: PlanRequest = {
    ...requestOf("sprint", "beginner", 104, schedule),
    ...datesOf(isoDate("2029-12-05"), 725),
    paces: { swim: secondsPer100m(136), bike: milesPerHour(10), run: secondsPerMile(573) },
    now: { weeklyHours: 0, longestRun: 210, longestRide: 30, longestSwim: 4500 },
    paceImprovement: 2,
    poolLength: meters(50),
  };
  const plan = generatePlan(request);
  expect(checkPlan(request, plan)).toEqual([]);
  expect(Math.max(...weekMinutes(plan))).toBeGreaterThan(4.5 * 60);
});

test("a recovery week of three exercises uses its minutes", () => {
  const request: PlanRequest = {
    ...requestOf("sprint", "beginner", 104, scheduleOf([1, 2, 3.5, 0.5, 3, 5, 2], [0, 2, 3])),
    now: { weeklyHours: 22.5, longestRun: 50, longestRide: null, longestSwim: null },
    paceImprovement: 1,
  };
  expect(checkPlan(request, generatePlan(request))).toEqual([]);
});

test("a week too small for a set that fills it gets an easy exercise instead", () => {
  const request: PlanRequest = {
    ...requestOf("70.3", "advanced", 6, scheduleOf([0, 4, 7, 0, 0, 7.5, 7], [2, 5])),
    ...datesOf(isoDate("2026-11-16"), 39),
    paces: { swim: secondsPer100m(299), bike: milesPerHour(12), run: secondsPerMile(341) },
    now: { ...NO_ANSWERS, weeklyHours: 1.5 },
    poolLength: meters(20),
  };
  expect(checkPlan(request, generatePlan(request))).toEqual([]);
});

test("a plan of less than three hours may be less than three quarters easy", () => {
  const request: PlanRequest = {
    ...requestOf("sprint", "advanced", 3, scheduleOf([0, 0, 0.5, 1.5, 0.5, 5.5, 0.5], [2, 5, 6])),
    ...datesOf(isoDate("2029-11-24"), 16),
    paces: { swim: secondsPer100m(257), bike: milesPerHour(23.6), run: secondsPerMile(304) },
    now: { weeklyHours: 0.5, longestRun: 170, longestRide: 325, longestSwim: 500 },
    poolLength: meters(45.72),
    thresholds: { css: 274, runThreshold: 347 },
    thresholdsAfter: { css: 0, runThreshold: 0 },
  };
  const plan = generatePlan(request);
  expect(weekMinutes(plan)).toEqual([75, 40, 0]);
  expect(checkPlan(request, plan)).toEqual([]);
});
