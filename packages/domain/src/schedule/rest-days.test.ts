import { expect, test } from "vitest";
import { DAY_NAMES, isoDate, WEEKDAYS } from "../calendar/iso-date.ts";
import { restDays } from "./rest-days.ts";

const plan = {
  startDate: isoDate("2027-03-01"),
  raceDate: isoDate("2027-03-15"),
  weeklySchedule: WEEKDAYS.map((day) => ({
    day,
    dayName: DAY_NAMES[day],
    available: day !== 1,
    hours: day === 1 || day === 3 ? 0 : 1,
    isEndurance: day === 0,
  })),
};

test("rest days are those without training hours, up to the day before the race", () => {
  expect(restDays(plan, new Set())).toEqual([
    "2027-03-01",
    "2027-03-03",
    "2027-03-08",
    "2027-03-10",
  ]);
});

test("a day on which something is placed is no rest day", () => {
  const busy = new Set([isoDate("2027-03-03"), isoDate("2027-03-10")]);
  expect(restDays(plan, busy)).toEqual(["2027-03-01", "2027-03-08"]);
});
