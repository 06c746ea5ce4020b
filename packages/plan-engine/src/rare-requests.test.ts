import {
  isoDate,
  meters,
  miles,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatedPlan } from "./testing/generated-plan.ts";
import { isTest } from "./fitness-tests/index.ts";
import { hasEffortAbove, isHard, lowShare } from "./intensity/index.ts";
import { sum } from "./model/numbers.ts";
import { NO_ANSWERS, type PlanRequest } from "./model/plan-types.ts";
import { checkPlan } from "./rules/index.ts";
import { datesOf, requestOf, scheduleOf } from "./testing/index.ts";
import { isLongOf } from "./week/index.ts";

const planOf = (request: PlanRequest) => {
  const plan = generatedPlan(request);
  expect(checkPlan(request, plan)).toEqual([]);
  return plan.weeks.map(({ exercises }) => exercises);
};

// Requests that random search found about once in a thousand.
describe("a plan", () => {
  test("keeps three quarters easy in a single week of sets, long rests in the water counted", () => {
    const [only] = planOf({
      ...requestOf("sprint", "advanced", 2, scheduleOf([0, 3.5, 0, 4.5, 0, 2.5, 7.5], [3, 5, 6])),
      ...datesOf(isoDate("2029-04-29"), 8),
      paces: { swim: secondsPer100m(280), bike: milesPerHour(25.7), run: secondsPerMile(564) },
      paceImprovement: 2,
      poolLength: meters(20),
    });
    expect(lowShare(only ?? [])).toBeGreaterThanOrEqual(0.75);
  });

  test("keeps some speed in a taper week of one ride, before which no set had room", () => {
    const taper = planOf({
      ...requestOf(
        "ironman",
        "beginner",
        5,
        scheduleOf([1.5, 6.5, 0.5, 0, 0, 4.5, 7], [0, 1, 2, 6]),
      ),
      ...datesOf(isoDate("2026-04-25"), 30),
      paces: { swim: secondsPer100m(193), bike: milesPerHour(24.2), run: secondsPerMile(307) },
      now: { weeklyHours: 0.5, longestRun: 75, longestRide: 15, longestSwim: 0 },
      paceImprovement: 5,
      poolLength: meters(50),
    })[3];
    expect(taper?.map(({ type }) => type)).toEqual(["bike"]);
    expect(taper?.every(({ steps }) => hasEffortAbove(steps, "Z3"))).toBe(true);
  });

  test("keeps some speed in a taper week of one swim, whose other steps give way to it", () => {
    const taper = planOf({
      ...requestOf("ironman", "intermediate", 6, scheduleOf([0, 0, 1, 0, 0.5, 0, 0.5], [2])),
      ...datesOf(isoDate("2030-01-13"), 36),
      paces: { swim: secondsPer100m(283), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
      poolLength: meters(45.72),
      thresholds: {},
      thresholdsAfter: {},
    })[4];
    expect(taper?.map(({ type }) => type)).toEqual(["swim"]);
    expect(taper?.every(({ steps }) => hasEffortAbove(steps, "Z3"))).toBe(true);
  });

  test("leaves out repetitions of a swim at a slower CSS until its metres are round", () => {
    const weeks = planOf({
      ...requestOf(
        "olympic",
        "advanced",
        27,
        scheduleOf([0.5, 6.5, 1, 5.5, 3, 1, 8], [0, 1, 2, 4]),
      ),
      ...datesOf(isoDate("2030-02-03"), 184),
      paces: { swim: secondsPer100m(128), bike: milesPerHour(10.5), run: secondsPerMile(899) },
      paceImprovement: 1,
      poolLength: meters(50),
      distances: { swim: miles(18), bike: miles(0.03), run: miles(137.67) },
      thresholds: { css: 136, bikeThresholdMph: 9.6 },
      thresholdsAfter: { css: 4, bikeThresholdMph: 4 },
    });
    const swims = weeks.flat().filter(({ templateId }) => templateId === "swim-vo2:4");
    expect(swims.map(({ distance }) => distance)).toEqual(["1100 m", "1300 m"]);
  });

  test("has no fast end of the long run where only that parts its hard runs", () => {
    const weeks = planOf({
      ...requestOf("sprint", "advanced", 18, scheduleOf([1, 0, 0, 2, 1, 3, 1.5], [0])),
      ...datesOf(isoDate("2026-01-01"), 120),
      paces: { swim: secondsPer100m(147), bike: milesPerHour(10), run: secondsPerMile(429) },
      paceImprovement: 1,
    });
    const runs = weeks[12]?.filter(({ type }) => type === "run") ?? [];
    expect(runs.map(({ suggestedDay }) => suggestedDay)).toEqual([3, 4, 6]);
    expect(runs[0]?.intensity).toBe("easy");
  });

  test("has tempo in an easy ride of a week with half of its share above zone 2", () => {
    const [first] = planOf({
      ...requestOf("ironman", "intermediate", 16, scheduleOf([2, 8, 1.5, 0, 0, 2], [0, 2, 5])),
      ...datesOf(isoDate("2026-01-03"), 112),
      paces: { swim: secondsPer100m(96), bike: milesPerHour(16.3), run: secondsPerMile(957) },
      paceImprovement: 2,
    });
    const tempo = first?.find(({ templateId }) => templateId === "bike-tempo:1");
    expect(tempo?.duration).toBe(80);
    // It is no step of its ladder.
    expect(tempo?.progress).toBeNull();
  });

  test("keeps the long run of a beginner's test week on an endurance day", () => {
    const weeks = planOf({
      ...requestOf("olympic", "beginner", 54, scheduleOf([0, 1, 0, 0, 1.5, 1.5, 1], [4, 6])),
      ...datesOf(isoDate("2026-01-01"), 372),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
    });
    const long = weeks[31]?.find((each) => isLongOf("run", each));
    expect(long?.suggestedDay).toBe(4);
  });

  test("keeps form above its floor where swims at a known CSS weigh more than planned", () => {
    const weeks = planOf({
      ...requestOf("olympic", "intermediate", 26, scheduleOf([0, 0, 1, 0, 0, 1, 4], [6])),
      ...datesOf(isoDate("2026-01-01"), 176),
      paces: { swim: secondsPer100m(198), bike: milesPerHour(10), run: secondsPerMile(300) },
      now: { weeklyHours: 0, longestRun: 0, longestRide: null, longestSwim: null },
      paceImprovement: 4,
      thresholds: { css: 237 },
      thresholdsAfter: { css: 0 },
    });
    expect(weeks).toHaveLength(26);
  });

  test("fills each half-hour day late in a plan, so that its biggest week comes late", () => {
    const [, , , , peak] = planOf({
      ...requestOf("ironman", "beginner", 8, scheduleOf([0.5, 0.5, 0, 0, 0, 0, 0.5], [0, 1, 6])),
      ...datesOf(isoDate("2026-09-13"), 53),
      paceImprovement: 1,
    });
    expect(peak?.map(({ duration }) => duration)).toEqual([30, 30, 30]);
  });

  test("rises at a safe rate after ten times of smaller weeks that would tire too much", () => {
    const weeks = planOf({
      ...requestOf("70.3", "advanced", 30, scheduleOf([7, 2, 1.5, 0.5, 0.5, 4, 6], [3, 4, 6])),
      ...datesOf(isoDate("2026-01-04"), 210),
      paces: { swim: secondsPer100m(297), bike: milesPerHour(10.6), run: secondsPerMile(537) },
      now: { weeklyHours: 0.5, longestRun: 225, longestRide: null, longestSwim: 4900 },
      paceImprovement: 5,
      poolLength: meters(20),
    });
    expect(weeks).toHaveLength(30);
  });

  test("has a round total in yards of a swimmer whose 100 yd take a few tenths more than 3 minutes", () => {
    const weeks = planOf({
      ...requestOf("ironman", "beginner", 36, scheduleOf([7.5, 0, 0, 2, 5, 7.5, 6], [3, 4, 6])),
      ...datesOf(isoDate("2029-12-18"), 250),
      paces: { swim: secondsPer100m(162), bike: milesPerHour(10.3), run: secondsPerMile(615) },
      distances: { swim: miles(20.88), bike: miles(0.04), run: miles(236.98) },
      now: { weeklyHours: 0, longestRun: null, longestRide: null, longestSwim: null },
      paceImprovement: 5,
      poolLength: meters(45.72),
      goalFinish: seconds(108_817),
      thresholds: { css: 186 },
      thresholdsAfter: { css: 2 },
    });
    expect(weeks).toHaveLength(36);
  });

  test("grows by a safe step in optimised weeks of whole exercises", () => {
    const [, second] = planOf({
      ...requestOf("sprint", "beginner", 5, scheduleOf([2.5, 1, 0.5, 1, 0.5, 0.5, 0.5], [0, 4, 6])),
      ...datesOf(isoDate("2027-09-25"), 32),
      paces: { swim: secondsPer100m(298), bike: milesPerHour(10.2), run: secondsPerMile(486) },
      paceImprovement: 5,
      optimiseLoad: true,
      goalFinish: seconds(8296),
    });
    expect(sum((second ?? []).map(({ duration }) => duration))).toBeLessThan(220);
  });

  test("has longer easy rides in the recovery week of a rider of short long rides", () => {
    const weeks = planOf({
      ...requestOf(
        "ironman",
        "advanced",
        47,
        scheduleOf([7, 6.5, 6, 3.5, 0.5, 2, 7], [0, 2, 3, 4, 5, 6]),
      ),
      ...datesOf(isoDate("2028-02-12"), 324),
      paces: { swim: secondsPer100m(292), bike: milesPerHour(29.9), run: secondsPerMile(504) },
      now: { ...NO_ANSWERS, weeklyHours: 21.5, longestRide: 15 },
    });
    expect(weeks).toHaveLength(47);
  });

  test("tests the bike first where one recovery week has no days for two tests", () => {
    const weeks = planOf({
      ...requestOf("ironman", "advanced", 13, scheduleOf([2, 0, 0.5, 3.5, 0.5, 2, 0.5], [6])),
      ...datesOf(isoDate("2027-01-17"), 88),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
      poolLength: meters(33),
    });
    const tests = weeks.flat().filter(isTest);
    expect(tests.map(({ type }) => type)).toEqual(["bike", "swim"]);
  });

  test("puts one of three hard rides in four days beside the brick, not beside the other", () => {
    const weeks = planOf({
      ...requestOf("olympic", "advanced", 43, scheduleOf([4, 0, 0, 2.5, 2, 2, 3], [0])),
      ...datesOf(isoDate("2026-01-01"), 299),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 5,
      poolLength: meters(33),
    });
    const rides = (weeks[40] ?? []).filter((row) => row.type === "bike" && isHard(row));
    const apart = rides.filter(({ brickId }) => brickId === null).map((row) => row.suggestedDay);
    expect(rides).toHaveLength(3);
    expect(Math.abs((apart[0] ?? 0) - (apart[1] ?? 0))).toBeGreaterThan(1);
  });
});
