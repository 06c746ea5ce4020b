import { defaultSchedule, entryOf, isoDate, weekdayOf, WEEKDAYS } from "@triplan/domain";
import { generatePlan, outlineSeason, planRequestOf, previewSeason } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { initialValues, type PlanValues } from "./plan-values.ts";
import { sampleWeekOf } from "../../../shared/plan-generator/sample-week-of.ts";
import { sampleDays } from "../preview/sample-week.ts";
import { toCreatePlanInput } from "./to-create-plan-input.ts";
import { toPlanRequest } from "./to-plan-request.ts";

const TODAY = isoDate("2027-01-20");
const lisbon: PlanValues = { ...initialValues(null), name: "Lisbon", raceDate: "2027-05-09" };

const requestOf = (values: PlanValues) => {
  const request = toPlanRequest(values, TODAY);
  if (!request) throw new Error("These values should make a plan");
  return request;
};

describe("toPlanRequest", () => {
  test("equals the request that the server reads from the input", () => {
    const answered = { ...lisbon, hoursNow: 4.5, longestRunNow: 0 };
    const { goalFinishTime = null, ...sent } = toCreatePlanInput(answered, TODAY);
    const stored = {
      ...sent,
      goalFinishTime,
      totalWeeks: 16,
      optimiseLoad: false,
      hoursNow: 4.5,
      longestRunNow: 0,
      longestRideNow: null,
      longestSwimNow: null,
      createdOn: TODAY,
      startDate: "2027-01-17",
      paceImprovement: 3,
      poolLengthMeters: 25,
    } as const;
    expect(requestOf(answered)).toEqual(planRequestOf(stored));
  });

  test("starts from the athlete's thresholds, as the server does", () => {
    const known = { runThreshold: 440, ftpWatts: 230 };
    expect(toPlanRequest(lisbon, TODAY, known)).toEqual({
      ...requestOf(lisbon),
      thresholds: known,
    });
  });

  test("derives the ambition from the goal, as the server does", () => {
    expect(requestOf({ ...lisbon, goalFinishTime: 120 }).paceImprovement).toBe(5);
    expect(requestOf({ ...lisbon, goalFinishTime: 0 }).paceImprovement).toBe(3);
  });

  test("optimises the load when the form asks for it", () => {
    expect(requestOf(lisbon).optimiseLoad).toBe(false);
    expect(requestOf({ ...lisbon, optimiseLoad: true }).optimiseLoad).toBe(true);
  });

  test("ignores the name", () => {
    expect(requestOf({ ...lisbon, name: "" })).toEqual(requestOf(lisbon));
  });

  test("uses the race's ideal length without a race date", () => {
    expect(requestOf({ ...lisbon, raceDate: "" }).totalWeeks).toBe(16);
    expect(requestOf({ ...lisbon, raceDate: "2020-01-01" }).totalWeeks).toBe(16);
  });

  test("returns null without distances or training days", () => {
    expect(toPlanRequest({ ...lisbon, swimDistance: "" }, TODAY)).toBeNull();
    const twoDays = WEEKDAYS.map((day) => entryOf(day, day < 2 ? 1 : 0, day === 0));
    expect(toPlanRequest({ ...lisbon, weeklySchedule: twoDays }, TODAY)).toBeNull();
  });
});

describe("the sample week", () => {
  const request = requestOf(lisbon);
  const weeks = generatePlan(request).weeks;
  const sample = sampleWeekOf(weeks);

  test("is the last full week of the build", () => {
    expect(sample).toMatchObject({ phase: "build", isRecovery: false });
    const later = weeks.filter(
      ({ week, phase }) => phase === "build" && week > (sample?.week ?? 0),
    );
    expect(later.every(({ isRecovery }) => isRecovery)).toBe(true);
  });

  test("has the minutes of its bar", () => {
    const bar = previewSeason(request).weeks.find(({ week }) => week === sample?.week);
    const planned = sample?.exercises.reduce((sum, exercise) => sum + exercise.duration, 0);
    expect(planned).toBe(bar?.minutes);
  });

  test("shows every exercise on its day, and rest on unavailable days", () => {
    const days = sample ? sampleDays(sample, defaultSchedule("olympic")) : [];
    expect(days.map(({ day }) => day)).toEqual([...WEEKDAYS]);
    expect(days.flatMap(({ exercises }) => exercises)).toHaveLength(sample?.exercises.length ?? -1);
    expect(days.filter(({ isRest }) => isRest).map(({ day }) => day)).toEqual([3]);
    expect(days.filter(({ isEndurance }) => isEndurance).map(({ day }) => day)).toEqual([2, 6]);
  });

  test("is the only week of a one-week plan", () => {
    const short = requestOf({ ...lisbon, raceDate: "2027-01-24" });
    expect(weekdayOf(isoDate("2027-01-24"))).toBe(0);
    expect(sampleWeekOf(outlineSeason(short).weeks)?.week).toBe(1);
  });
});
