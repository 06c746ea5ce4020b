import { describe, expect, test } from "vitest";
import { defaultSchedule } from "./default-schedules.ts";
import { addDays, isoDate, type Weekday } from "../calendar/iso-date.ts";
import { openingWeek, shortStartDays, type PlanStart } from "./opening-week.ts";

const SUNDAY = isoDate("2026-11-15");
const without = (...closed: Weekday[]) =>
  defaultSchedule("olympic").map((entry) =>
    closed.includes(entry.day) ? { ...entry, available: false, hours: 0 } : entry,
  );

/** A plan of 13 weeks, created on a weekday of its first week. */
const planMadeOn = (day: number, over: Partial<PlanStart> = {}): PlanStart => ({
  createdOn: addDays(SUNDAY, day),
  startDate: SUNDAY,
  raceDate: isoDate("2027-02-14"),
  totalWeeks: 13,
  weeklySchedule: defaultSchedule("olympic"),
  ...over,
});
const openedOn = (day: number, over: Partial<PlanStart> = {}) =>
  openingWeek(planMadeOn(day, over), addDays(SUNDAY, day));

// Wednesday is the schedule's rest day.
const DAYS = [
  ["Sunday", 0, null],
  ["Monday", 1, 5],
  ["Tuesday", 2, 4],
  ["Wednesday", 3, 3],
  ["Thursday", 4, 3],
  ["Friday", 5, 2],
  ["Saturday", 6, 1],
] as const;

describe("shortStartDays", () => {
  test.each(DAYS)(
    "counts the training days of a first week that starts on %s (day %i): %s",
    (_, day, count) => {
      expect(shortStartDays(planMadeOn(day))).toBe(count);
    },
  );

  test("ignores days from the race on", () => {
    expect(shortStartDays(planMadeOn(4, { raceDate: addDays(SUNDAY, 5), totalWeeks: 1 }))).toBe(1);
  });

  test("is null for a plan that begins next Sunday", () => {
    expect(shortStartDays(planMadeOn(6, { startDate: addDays(SUNDAY, 7) }))).toBeNull();
  });
});

describe("openingWeek", () => {
  test.each(DAYS)("is week 1 for a plan created on %s with a training day left", (_, day) => {
    expect(openedOn(day)).toBe(1);
  });

  test.each([
    ["Sunday", 0, 1],
    ["Monday", 1, 1],
    ["Tuesday", 2, 1],
    ["Wednesday", 3, 1],
    ["Thursday", 4, 1],
    ["Friday", 5, 2],
    ["Saturday", 6, 2],
  ])("is week 2 for a plan created on %s without Friday and Saturday", (_, day, week) => {
    expect(openedOn(day, { weeklySchedule: without(5, 6) })).toBe(week);
  });

  test("is week 1 for a plan of one week", () => {
    const race = { raceDate: addDays(SUNDAY, 7), totalWeeks: 1, weeklySchedule: without(6) };
    expect(openedOn(6, race)).toBe(1);
  });

  test("is the current week until its end for a full first week and later weeks", () => {
    const plan = planMadeOn(0, { weeklySchedule: without(6) });
    expect(openingWeek(plan, addDays(SUNDAY, 6))).toBe(1);
    expect(openingWeek(plan, addDays(SUNDAY, 13))).toBe(2);
  });
});
