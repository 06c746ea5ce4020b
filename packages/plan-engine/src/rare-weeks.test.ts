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
describe("a law of small weeks", () => {
  // The long ones had given up minutes for it before.
  test.each<[name: string, ids: readonly string[], request: PlanRequest]>([
    [
      "five weeks from two hours a week",
      ["higher-level"],
      {
        ...requestOf(
          "olympic",
          "advanced",
          5,
          scheduleOf([7.5, 0, 0.5, 6, 3, 7.5, 7.5], [0, 2, 3]),
        ),
        ...datesOf(isoDate("2027-01-31"), 34),
        paces: { swim: secondsPer100m(230), bike: milesPerHour(10.5), run: secondsPerMile(513) },
        now: { ...NO_ANSWERS, weeklyHours: 2, longestRun: 130, longestSwim: 3800 },
        paceImprovement: 2,
      },
    ],
    [
      "one load week of three days",
      ["higher-level"],
      {
        ...requestOf("olympic", "advanced", 3, scheduleOf([0, 0, 0, 1.5, 5, 5], [3, 4, 5])),
        ...datesOf(isoDate("2029-09-26"), 20),
        paces: { swim: secondsPer100m(177), bike: milesPerHour(12.2), run: secondsPerMile(309) },
        now: { ...NO_ANSWERS, weeklyHours: 2.5, longestRide: 215, longestSwim: 2900 },
        paceImprovement: 4,
      },
    ],
    [
      "half an hour a week before a sprint",
      ["higher-level"],
      {
        ...requestOf("sprint", "intermediate", 14, scheduleOf([3.5, 6, 0, 2.5], [1, 3])),
        ...datesOf(isoDate("2026-01-09"), 93),
        paces: { swim: secondsPer100m(283), bike: milesPerHour(16.5), run: secondsPerMile(306) },
        now: { ...NO_ANSWERS, weeklyHours: 0.5, longestRun: 230, longestRide: 15 },
        paceImprovement: 2,
      },
    ],
    [
      "two hours a week on four days",
      ["higher-level"],
      {
        ...requestOf("sprint", "beginner", 10, scheduleOf([0, 3, 1, 1.5, 0, 0, 7.5], [3, 6])),
        ...datesOf(isoDate("2027-10-25"), 65),
        paces: { swim: secondsPer100m(285), bike: milesPerHour(29.7), run: secondsPerMile(434) },
        now: { ...NO_ANSWERS, weeklyHours: 2, longestRun: 225, longestRide: 30, longestSwim: 3400 },
        paceImprovement: 1,
      },
    ],
    [
      "an hour more on a half-hour day",
      ["extra-hour"],
      {
        ...requestOf("70.3", "beginner", 9, scheduleOf([0.5, 8, 0.5, 0.5, 0, 0, 8], [3, 6])),
        ...datesOf(isoDate("2028-08-22"), 57),
        paces: { swim: secondsPer100m(277), bike: milesPerHour(20), run: secondsPerMile(852) },
        now: { weeklyHours: 2, longestRun: 110, longestRide: 145, longestSwim: 200 },
      },
    ],
  ])("holds where a small week drops a hard exercise: %s", (_name, ids, request) => {
    expect(brokenLaws(ids, request)).toEqual([]);
  });

  test.each<[name: string, ids: readonly string[], request: PlanRequest]>([
    [
      "three days in the only load weeks",
      ["higher-ambition", "goal-hours"],
      {
        ...requestOf("70.3", "advanced", 4, scheduleOf([0, 0, 0, 0, 2, 1, 6.5], [5, 6])),
        ...datesOf(isoDate("2029-01-29"), 28),
        paces: { swim: secondsPer100m(225), bike: milesPerHour(21.8), run: secondsPerMile(809) },
        distances: { swim: miles(22.96), bike: miles(532.47), run: miles(237.82) },
        goalFinish: seconds(359_999),
      },
    ],
    [
      "three days and a second swim",
      ["goal-hours"],
      {
        ...requestOf("olympic", "beginner", 81, scheduleOf([1.5, 0, 5.5, 1.5], [0, 2])),
        ...datesOf(isoDate("2030-02-07"), 562),
        paces: { swim: secondsPer100m(263), bike: milesPerHour(10.1), run: secondsPerMile(300) },
        distances: { swim: miles(20.26), bike: miles(1000), run: miles(261.98) },
        goalFinish: seconds(359_999),
      },
    ],
    [
      "a second swim of an hour and a run of 35 minutes on half-hour days",
      ["higher-ambition"],
      {
        ...requestOf("ironman", "intermediate", 3, scheduleOf([1, 0, 0.5, 0, 0.5, 1, 1.5], [6])),
        ...datesOf(isoDate("2029-06-01"), 19),
        paces: { swim: secondsPer100m(197), bike: milesPerHour(10), run: secondsPerMile(300) },
        paceImprovement: 1,
        poolLength: meters(33),
      },
    ],
  ])(
    "holds where an easy exercise finds a day and a hard one does not: %s",
    (_name, ids, request) => {
      expect(brokenLaws(ids, request)).toEqual([]);
    },
  );

  test.each<[name: string, request: PlanRequest]>([
    [
      "a second run on a day of two and a half hours",
      {
        ...requestOf(
          "ironman",
          "beginner",
          30,
          scheduleOf([0, 5.5, 0.5, 1, 0, 2.5, 8], [1, 3, 5, 6]),
        ),
        ...datesOf(isoDate("2026-01-06"), 204),
        paces: { swim: secondsPer100m(298), bike: milesPerHour(13.3), run: secondsPerMile(959) },
        now: { ...NO_ANSWERS, longestRun: 10, longestRide: 20 },
        poolLength: meters(20),
        distances: { swim: miles(14.52), bike: miles(585.02), run: miles(245.95) },
        goalFinish: seconds(359999),
      },
    ],
    [
      "more exercises than four days hold",
      {
        ...requestOf(
          "ironman",
          "intermediate",
          61,
          scheduleOf([0.5, 0, 0, 0, 6.5, 7.5, 1], [0, 4, 5, 6]),
        ),
        ...datesOf(isoDate("2028-07-10"), 424),
        paces: { swim: secondsPer100m(60), bike: milesPerHour(10.4), run: secondsPerMile(609) },
        poolLength: meters(50),
        distances: { swim: miles(0.1), bike: miles(988.54), run: miles(112.37) },
        goalFinish: seconds(359999),
      },
    ],
    [
      "a brick ride that takes its day but for a swim",
      {
        ...requestOf("olympic", "advanced", 25, scheduleOf([0.5, 8, 0, 0, 0, 0.5, 0], [0, 1, 5])),
        ...datesOf(isoDate("2027-10-21"), 172),
        paces: { swim: secondsPer100m(66), bike: milesPerHour(25.5), run: secondsPerMile(765) },
        poolLength: meters(33.33),
        goalFinish: seconds(6058),
      },
    ],
  ])("holds where a week has no room for all its minutes: %s", (_name, request) => {
    expect(brokenLaws(["goal-hours"], request)).toEqual([]);
  });
});
