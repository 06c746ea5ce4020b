import { defaultSchedule, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { planRequestOf, type StoredPlan } from "./plan-request.ts";

const PLAN: StoredPlan = {
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: "2027-05-08",
  createdOn: "2027-01-31",
  startDate: "2027-01-31",
  totalWeeks: 14,
  experienceLevel: "intermediate",
  currentSwimPace: "2:00",
  currentBikePace: "17.5",
  currentRunPace: "9:10",
  goalFinishTime: "02:50:00",
  hoursNow: 4.5,
  longestRunNow: 0,
  longestRideNow: 75,
  longestSwimNow: null,
  weeklySchedule: defaultSchedule("olympic"),
  paceImprovement: 3,
  poolLengthMeters: 25,
  optimiseLoad: false,
};

describe("planRequestOf", () => {
  test("reads the stored texts", () => {
    expect(planRequestOf(PLAN)).toMatchObject({
      distances: { swim: 0.93, bike: 25, run: 6.2 },
      paces: { swim: 120, bike: 17.5, run: 550 },
      goalFinish: 10_200,
    });
  });

  test("counts the weeks that were over when thresholds were measured", () => {
    const plan = {
      ...PLAN,
      thresholds: { css: 105, ftpWatts: 240, runThreshold: 440 },
      thresholdDates: {
        css: isoDate("2026-12-01"),
        ftpWatts: isoDate("2027-02-06"),
        runThreshold: isoDate("2027-02-25"),
      },
    };
    expect(planRequestOf(plan).thresholdsAfter).toEqual({ runThreshold: 3 });
  });

  test("reads what the athlete trains now, with 0 as an answer", () => {
    expect(planRequestOf(PLAN).now).toEqual({
      weeklyHours: 4.5,
      longestRun: 0,
      longestRide: 75,
      longestSwim: null,
    });
  });

  // @covers paces-and-distances-3
  test("uses 8 minutes for an unreadable run pace and two hours for a finish time", () => {
    const plan = { ...PLAN, currentRunPace: "fast", goalFinishTime: "soon" };
    expect(planRequestOf(plan)).toMatchObject({ paces: { run: 480 }, goalFinish: 7200 });
  });

  test("uses the form's defaults for unreadable swim and bike paces", () => {
    const plan = { ...PLAN, currentSwimPace: "", currentBikePace: "quick" };
    expect(planRequestOf(plan)).toMatchObject({ paces: { swim: 150, bike: 18 } });
  });

  test("has no goal for a plan without one", () => {
    expect(planRequestOf({ ...PLAN, goalFinishTime: null }).goalFinish).toBeNull();
  });
});
