import { test } from "@fast-check/vitest";
import { isoDate } from "@triplan/domain";
import { describe, expect } from "vitest";
import {
  planInput,
  planWeekInput,
  raceDateMessage,
  setCurrentPlanInput,
  updatePlanGoalInput,
} from "./plan.ts";
import { issuesOf } from "./testing/issues-of.ts";

const GOAL = "goalFinishTime: Goal finish time must be a time such as 02:50:00";

describe("raceDateMessage", () => {
  const today = isoDate("2026-11-21");

  test.each<[string, string | null, string]>([
    ["2026-11-21", "Race date must be in the future", "today"],
    ["2026-11-20", "Race date must be in the future", "yesterday"],
    ["2026-11-22", null, "tomorrow"],
    ["2028-11-18", null, "in 728 days, 104 weeks"],
    ["2028-11-19", "Race date must be at most 2 years away", "in 729 days"],
  ])("for a race on %s is %s (%s)", (raceDate, message) => {
    expect(raceDateMessage(today, isoDate(raceDate))).toBe(message);
  });
});

describe("updatePlanGoalInput", () => {
  test.each([
    ["02:45:00", 9900],
    [null, null],
  ])("reads the goal %j as %j s", (goalFinishTime, finish) => {
    expect(updatePlanGoalInput.parse({ planId: 3, goalFinishTime })).toEqual({
      planId: 3,
      goalFinishTime: finish,
    });
  });

  test.each<[unknown]>([["25:61:00"], ["-1"], ["abc"], [""], [9900]])(
    "rejects the goal %j",
    (goalFinishTime) => {
      expect(issuesOf(updatePlanGoalInput, { planId: 3, goalFinishTime })).toEqual([GOAL]);
    },
  );

  // @covers other-forms-1
  test("drops all fields but the goal", () => {
    const input = { planId: 3, goalFinishTime: null, raceType: "sprint", userId: 7, totalWeeks: 2 };
    expect(updatePlanGoalInput.parse(input)).toEqual({ planId: 3, goalFinishTime: null });
  });
});

describe("ids", () => {
  test.each([1, 999_999_999, 99_999_999_999])("accept %d for a plan", (planId) => {
    expect(planInput.parse({ planId })).toEqual({ planId });
  });

  test.each<[unknown]>([[1.5], [Number.NaN], ["1"], ["1;drop"], [null], [undefined], [Infinity]])(
    "reject %j for a plan",
    (planId) => {
      expect(issuesOf(planInput, { planId })).toHaveLength(1);
    },
  );

  test.each<[unknown]>([[1.5], [Number.NaN], ["x"], [null], [undefined]])(
    "reject %j for a week",
    (week) => {
      expect(issuesOf(planWeekInput, { planId: 3, week })).toEqual([
        "week: Week must be a whole number from 1",
      ]);
    },
  );
});

describe("setCurrentPlanInput", () => {
  test("accepts null to clear the current plan and a number to set it", () => {
    expect(setCurrentPlanInput.parse({ planId: null })).toEqual({ planId: null });
    expect(setCurrentPlanInput.parse({ planId: 3 })).toEqual({ planId: 3 });
  });

  test.each<[unknown, string]>([
    [undefined, "planId: Required"],
    ["3", "planId: Expected number, received string"],
  ])("rejects %j: %s", (planId, issue) => {
    expect(issuesOf(setCurrentPlanInput, { planId })).toEqual([issue]);
  });
});
