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
import { NO_ANSWERS, type PlanRequest } from "./model/plan-types.ts";
import { brokenLaws, datesOf, requestOf, scheduleOf } from "./testing/index.ts";

// Requests that random search found about once in a hundred.
describe("a law", () => {
  // Each week a little over its minutes made the next one larger, so that a 70.3 outgrew an Ironman.
  test("holds where whole exercises exceed each week of a short plan", () => {
    const request = {
      ...requestOf("sprint", "beginner", 5, scheduleOf([0, 0.5, 0, 0, 0.5, 0.5], [4])),
      ...datesOf(isoDate("2029-01-06"), 29),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      now: { ...NO_ANSWERS, longestRun: 85 },
      paceImprovement: 1 as const,
    };
    expect(brokenLaws(["longer-race"], request)).toEqual([]);
  });

  test("holds where fatigue leaves out the only run beside a brick that injury prevention splits", () => {
    const request = {
      ...requestOf("olympic", "beginner", 4, scheduleOf([0.5, 1.5, 0, 4, 0, 0, 5], [0, 1])),
      ...datesOf(isoDate("2026-09-16"), 24),
      paces: { swim: secondsPer100m(91), bike: milesPerHour(19.1), run: secondsPerMile(957) },
      now: { ...NO_ANSWERS, longestSwim: 900 },
      paceImprovement: 4 as const,
      poolLength: meters(33),
      distances: { swim: miles(19.33), bike: miles(397.56), run: miles(261.93) },
      goalFinish: seconds(354_209),
    };
    expect(brokenLaws(["adjusted-rules"], request)).toEqual([]);
  });

  // All ambitions came down to the same steps, but at another time, until no week was too tiring.
  test.each<[name: string, ids: readonly string[], request: PlanRequest]>([
    [
      "half an hour a week before a long race",
      ["higher-level", "higher-ambition"],
      {
        ...requestOf("ironman", "intermediate", 18, scheduleOf([5.5, 0.5, 6.5, 2], [0, 2, 3])),
        ...datesOf(isoDate("2028-07-21"), 122),
        paces: { swim: secondsPer100m(191), bike: milesPerHour(22.4), run: secondsPerMile(370) },
        now: { ...NO_ANSWERS, weeklyHours: 0.5 },
        paceImprovement: 4,
        poolLength: meters(33),
        distances: { swim: miles(23.99), bike: miles(554.12), run: miles(74.1) },
        goalFinish: seconds(128_987),
      },
    ],
    [
      "half an hour a week and two long days",
      ["higher-ambition"],
      {
        ...requestOf(
          "olympic",
          "intermediate",
          30,
          scheduleOf([7, 0, 1.5, 7, 0, 0, 4.5], [2, 3, 6]),
        ),
        ...datesOf(isoDate("2027-10-14"), 209),
        paces: { swim: secondsPer100m(300), bike: milesPerHour(10.7), run: secondsPerMile(306) },
        now: { ...NO_ANSWERS, weeklyHours: 0.5 },
        distances: { swim: miles(15.11), bike: miles(979.86), run: miles(261.98) },
        goalFinish: seconds(359_999),
      },
    ],
    [
      "an hour a week and much time",
      ["higher-level", "higher-ambition"],
      {
        ...requestOf(
          "olympic",
          "intermediate",
          22,
          scheduleOf([0, 0, 1.5, 5, 4.5, 5.5, 5], [2, 5]),
        ),
        ...datesOf(isoDate("2029-04-04"), 148),
        now: { ...NO_ANSWERS, weeklyHours: 1 },
      },
    ],
    [
      "an hour and a half a week before a sprint",
      ["higher-level", "higher-ambition"],
      {
        ...requestOf("sprint", "intermediate", 13, scheduleOf([2, 2, 2, 6.5, 5.5, 4.5, 6], [2])),
        ...datesOf(isoDate("2030-02-03"), 87),
        now: { ...NO_ANSWERS, weeklyHours: 1.5, longestRide: 155 },
      },
    ],
    [
      "two and a half hours a week on four endurance days",
      ["higher-level", "higher-ambition"],
      {
        ...requestOf(
          "ironman",
          "intermediate",
          26,
          scheduleOf([6, 0, 4.5, 4, 7.5, 0, 8], [0, 2, 4, 6]),
        ),
        ...datesOf(isoDate("2029-05-14"), 182),
        paces: { swim: secondsPer100m(202), bike: milesPerHour(25.9), run: secondsPerMile(621) },
        now: { ...NO_ANSWERS, weeklyHours: 2.5 },
      },
    ],
    [
      "fatigue in the second year of a slow start",
      ["lighter-reason"],
      {
        ...requestOf("sprint", "beginner", 66, scheduleOf([0, 1, 8, 1, 5, 0.5, 6.5], [3, 5])),
        ...datesOf(isoDate("2029-04-05"), 457),
        paces: { swim: secondsPer100m(296), bike: milesPerHour(10.5), run: secondsPerMile(380) },
        now: { ...NO_ANSWERS, weeklyHours: 1.5, longestRun: 125, longestSwim: 3500 },
        paceImprovement: 1,
        poolLength: meters(20),
        distances: { swim: miles(7.89), bike: miles(0.17), run: miles(90.37) },
      },
    ],
  ])("holds where steps would tire too much: %s", (_name, ids, request) => {
    expect(brokenLaws(ids, request)).toEqual([]);
  });

  // Lowering the whole plan instead of its early weeks took as much from the late ones again.
  test.each<[name: string, ids: readonly string[], request: PlanRequest]>([
    [
      "one long day and two of half an hour",
      ["higher-ambition"],
      {
        ...requestOf(
          "ironman",
          "intermediate",
          28,
          scheduleOf([0, 0.5, 0, 0, 0.5, 0, 5.5], [1, 4]),
        ),
        ...datesOf(isoDate("2029-04-07"), 190),
        now: { ...NO_ANSWERS, longestRun: 0 },
      },
    ],
    [
      "two long days, one of them for endurance",
      ["higher-level"],
      {
        ...requestOf("ironman", "intermediate", 17, scheduleOf([0, 7, 0.5, 7.5, 0, 3.5], [3])),
        ...datesOf(isoDate("2027-08-10"), 115),
        paces: { swim: secondsPer100m(62), bike: milesPerHour(12.5), run: secondsPerMile(307) },
      },
    ],
  ])("holds where early weeks hold more than late ones: %s", (_name, ids, request) => {
    expect(brokenLaws(ids, request)).toEqual([]);
  });

  test("holds where a partial first week has room for two exercises", () => {
    const request = {
      ...requestOf("olympic", "intermediate", 5, scheduleOf([7.5, 3.5, 1, 4, 0, 6.5], [0, 2, 3])),
      ...datesOf(isoDate("2026-09-04"), 29),
      paces: { swim: secondsPer100m(84), bike: milesPerHour(18.4), run: secondsPerMile(462) },
    };
    expect(brokenLaws(["higher-level"], request)).toEqual([]);
  });

  test("holds where a small week has no room for a third run beside its brick", () => {
    const request = {
      ...requestOf("sprint", "beginner", 5, scheduleOf([0, 1, 1, 0, 0, 0, 1.5], [6])),
      ...datesOf(isoDate("2026-01-01"), 29),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(367) },
      now: { ...NO_ANSWERS, weeklyHours: 2, longestRun: 70 },
      paceImprovement: 1 as const,
    };
    expect(brokenLaws(["higher-level"], request)).toEqual([]);
  });

  test("holds where race week has the minutes of four openers, and hardly more", () => {
    const request = {
      ...requestOf("olympic", "beginner", 1, scheduleOf([2.5, 0, 2, 0.5, 1], [2])),
      ...datesOf(isoDate("2029-01-01"), 4),
      paces: { swim: secondsPer100m(97), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1 as const,
    };
    expect(brokenLaws(["higher-level"], request)).toEqual([]);
  });

  test("holds where the long swim leaves a roomy day to hard exercises", () => {
    const request = {
      ...requestOf("70.3", "intermediate", 29, scheduleOf([0, 0.5, 7, 2.5, 0, 8], [3, 5])),
      ...datesOf(isoDate("2030-01-24"), 203),
      paces: { swim: secondsPer100m(63), bike: milesPerHour(21.9), run: secondsPerMile(592) },
    };
    expect(brokenLaws(["higher-level"], request)).toEqual([]);
  });

  test("holds where injury prevention has a run of half an hour on a half-hour day", () => {
    const request = {
      ...requestOf("70.3", "intermediate", 51, scheduleOf([0.5, 0, 0, 0, 0, 7, 0.5], [0, 5])),
      ...datesOf(isoDate("2028-08-14"), 355),
      paces: { swim: secondsPer100m(74), bike: milesPerHour(25.2), run: secondsPerMile(302) },
      now: { weeklyHours: 14.5, longestRun: 120, longestRide: 35, longestSwim: 500 },
      distances: { swim: miles(18.23), bike: miles(592.77), run: miles(0.1) },
      paceImprovement: 1 as const,
    };
    expect(brokenLaws(["acts-injury-prevention"], request)).toEqual([]);
  });

  test("holds where injury prevention finds only a long run of half an hour with a set", () => {
    const request = {
      ...requestOf("olympic", "advanced", 60, scheduleOf([0.5, 0, 0, 0, 0.5, 0, 4], [6])),
      ...datesOf(isoDate("2026-01-01"), 414),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      poolLength: meters(33),
      paceImprovement: 1 as const,
    };
    expect(brokenLaws(["acts-injury-prevention"], request)).toEqual([]);
  });
});
