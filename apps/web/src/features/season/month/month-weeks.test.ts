import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { monthOfWeek, weekOfNextMonth, weeksOfMonth } from "./month-weeks.ts";

/** From Sunday, 31 January 2027. */
const plan = { startDate: isoDate("2027-01-31"), totalWeeks: 10 };

test("a week belongs to the month of its Wednesday", () => {
  expect([1, 4, 5, 9].map((week) => monthOfWeek(plan, week))).toEqual([
    "2027-02",
    "2027-02",
    "2027-03",
    "2027-03",
  ]);
});

test("a month has every week with a day in it", () => {
  expect(weeksOfMonth(plan, "2027-02")).toEqual([1, 2, 3, 4, 5]);
  expect(weeksOfMonth(plan, "2027-03")).toEqual([5, 6, 7, 8, 9]);
});

test("the months next to one begin with their first week, within the plan", () => {
  expect(weekOfNextMonth(plan, "2027-02", 1)).toBe(5);
  expect(weekOfNextMonth(plan, "2027-03", -1)).toBe(1);
  expect(weekOfNextMonth(plan, "2027-02", -1)).toBeNull();
  expect(weekOfNextMonth(plan, "2027-04", 1)).toBeNull();
});
