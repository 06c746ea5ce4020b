import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbIsoDate, arbWeekday } from "../testing.ts";
import { addDays, daysBetween, isoDate, sundayOf, weekdayOf, WEEKDAYS } from "./iso-date.ts";
import {
  currentWeek,
  dateInWeek,
  planStartDate,
  raceDateProblem,
  totalWeeks,
  weekDates,
  type RaceDateProblem,
} from "./plan-weeks.ts";

const MAX_DAYS = 728;
const arbOffset = fc.integer({ min: 1, max: MAX_DAYS });

describe("raceDateProblem", () => {
  const today = isoDate("2026-11-21");

  test.each<[string, RaceDateProblem | null, string]>([
    ["2026-11-20", "not_in_future", "yesterday"],
    ["2026-11-21", "not_in_future", "today"],
    ["2026-11-22", null, "tomorrow"],
    // 21 November 2026 + 728 days: 365 to 2027-11-21, 363 more to 2028-11-18.
    ["2028-11-18", null, "in 365 + 363 = 728 days = 104 weeks"],
    ["2028-11-19", "too_far_away", "in 729 days"],
    ["9999-12-31", "too_far_away", "in thousands of years"],
    ["0001-01-01", "not_in_future", "long ago"],
  ])("for a race on %s is %s: %s", (raceDate, problem) => {
    expect(raceDateProblem(today, isoDate(raceDate))).toBe(problem);
  });

  test.prop([arbIsoDate, fc.integer({ min: -2000, max: 2000 })])(
    "is null exactly from tomorrow to 104 weeks from today",
    (today, days) => {
      const canBePlanned = days >= 1 && days <= MAX_DAYS;
      expect(raceDateProblem(today, addDays(today, days)) === null).toBe(canBePlanned);
    },
  );
});

describe("totalWeeks", () => {
  const today = isoDate("2028-02-01");

  test.each([
    ["2028-02-02", 1, "1 / 7, rounded up"],
    ["2028-02-08", 1, "7 / 7"],
    ["2028-02-09", 2, "8 / 7, rounded up"],
    ["2028-02-29", 4, "28 / 7, on 29 February"],
    ["2028-03-01", 5, "29 / 7, rounded up: the day after it"],
    ["2028-05-23", 16, "28 + 31 + 30 + 23 = 112 days, / 7"],
    ["2030-01-29", 104, "366 + 362 = 728 days, / 7"],
    ["2030-01-30", 104, "never above 104"],
    ["2028-02-01", 1, "never below 1"],
    ["2027-01-01", 1, "also for a race in the past"],
  ])("counts to %s %i weeks: %s", (raceDate, weeks) => {
    expect(totalWeeks(today, isoDate(raceDate))).toBe(weeks);
  });

  test.prop([arbIsoDate, arbOffset])(
    // @covers weeks-schedules-and-adjustment-1
    "is the smallest number of weeks that covers the days to the race",
    (today, days) => {
      const weeks = totalWeeks(today, addDays(today, days));
      expect(weeks * 7).toBeGreaterThanOrEqual(days);
      expect((weeks - 1) * 7).toBeLessThan(days);
    },
  );
});

describe("planStartDate", () => {
  test.each([
    ["2026-09-06", "2026-09-12", "2026-09-06", "Sunday to Saturday: 6 days, 1 week"],
    ["2026-09-06", "2026-09-13", "2026-09-06", "7 days, 1 week; race on the Sunday after it"],
    ["2026-09-06", "2026-09-14", "2026-09-06", "8 days, 2 weeks; the race is in the second"],
    ["2026-09-02", "2026-09-13", "2026-08-30", "11 days, 2 weeks to Sat 12; race the day after"],
    ["2026-09-02", "2026-09-14", "2026-09-06", "12 days, 2 weeks to Sat 12; race 2 days after"],
    ["2026-09-02", "2026-09-16", "2026-09-06", "14 days, 2 weeks; now to Sat 19"],
    ["2026-09-02", "2026-09-17", "2026-08-30", "15 days, 3 weeks to Sat 19"],
    ["2026-09-05", "2026-09-06", "2026-08-30", "Saturday, race tomorrow: 1 week to today"],
    ["2026-09-05", "2026-09-07", "2026-09-06", "Saturday, race on Monday: 1 week, from tomorrow"],
    ["2026-12-30", "2027-01-05", "2027-01-03", "6 days, 1 week over the year's end"],
    ["2028-02-23", "2028-02-29", "2028-02-27", "6 days, 1 week; race on 29 February"],
  ])("created %s for a race on %s, week 1 starts on %s: %s", (created, raceDate, start) => {
    expect(planStartDate(isoDate(created), isoDate(raceDate))).toBe(start);
  });

  // @covers dates-and-weeks-4
  test("puts the race in the last week or on the Sunday after it, for each weekday × 1 to 728 days", () => {
    const sunday = isoDate("2027-02-21");
    const wrong: string[] = [];
    for (const weekday of WEEKDAYS) {
      const created = addDays(sunday, weekday);
      for (let days = 1; days <= MAX_DAYS; days += 1) {
        const race = addDays(created, days);
        const start = planStartDate(created, race);
        const lastSunday = addDays(start, (totalWeeks(created, race) - 1) * 7);
        const intoLastWeek = daysBetween(lastSunday, race);
        if (intoLastWeek < 0 || intoLastWeek > 7) wrong.push(`${created} to ${race}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.prop([arbIsoDate, arbOffset])(
    // @covers dates-and-weeks-4
    "is the Sunday on or before the creation, or the next one if the race would be too late",
    (created, days) => {
      const race = addDays(created, days);
      const own = sundayOf(created);
      const reachedFromOwn = daysBetween(own, race) <= totalWeeks(created, race) * 7;
      expect(planStartDate(created, race)).toBe(reachedFromOwn ? own : addDays(own, 7));
    },
  );

  test.prop([arbIsoDate, arbOffset])("is a Sunday and never after the race", (created, days) => {
    const start = planStartDate(created, addDays(created, days));
    expect(weekdayOf(start)).toBe(0);
    expect(daysBetween(start, addDays(created, days))).toBeGreaterThanOrEqual(0);
  });
});

describe("currentWeek", () => {
  const start = isoDate("2026-09-06");

  test.each([
    ["2026-09-01", 1, "week 1 before the plan starts"],
    ["2026-09-06", 1, "floor(0 / 7) + 1"],
    ["2026-09-12", 1, "floor(6 / 7) + 1: its Saturday"],
    ["2026-09-13", 2, "floor(7 / 7) + 1: the next Sunday"],
    ["2026-10-31", 8, "floor(55 / 7) + 1 = 7 + 1"],
    ["2026-11-01", 9, "floor(56 / 7) + 1 = 8 + 1"],
    ["2026-11-28", 12, "floor(83 / 7) + 1 = 11 + 1: the last Saturday"],
    ["2026-11-29", 12, "the last week after the plan ends"],
    ["2030-01-01", 12, "years later too"],
  ])("on %s of a plan of 12 weeks from 6 September is %i: %s", (today, week) => {
    expect(currentWeek(start, isoDate(today), 12)).toBe(week);
  });

  const arbWeeks = fc.integer({ min: 1, max: 104 });

  test.prop([arbIsoDate, arbIsoDate, arbWeeks])(
    // @covers weeks-1, dates-and-weeks-5
    "is always within the plan",
    (start, today, weeks) => {
      const week = currentWeek(start, today, weeks);
      expect(Number.isInteger(week) && week >= 1 && week <= weeks).toBe(true);
    },
  );

  test.prop([arbIsoDate, arbIsoDate, arbWeeks])(
    "never decreases from one day to the next",
    (start, today, weeks) => {
      const tomorrow = currentWeek(start, addDays(today, 1), weeks);
      expect(tomorrow - currentWeek(start, today, weeks)).toBeOneOf([0, 1]);
    },
  );

  test.prop([arbIsoDate, arbOffset])("is 1 on the creation day", (created, days) => {
    const race = addDays(created, days);
    const start = planStartDate(created, race);
    expect(currentWeek(start, created, totalWeeks(created, race))).toBe(1);
  });
});

describe("weekDates and dateInWeek", () => {
  test("start week 3 from 6 September 2026 on the 20th, 14 days later", () => {
    expect(weekDates(isoDate("2026-09-06"), 3)).toEqual([
      "2026-09-20",
      "2026-09-21",
      "2026-09-22",
      "2026-09-23",
      "2026-09-24",
      "2026-09-25",
      "2026-09-26",
    ]);
  });

  // @covers dates-and-weeks-2
  test("include 29 February", () => {
    expect(weekDates(isoDate("2028-02-20"), 2)).toEqual([
      "2028-02-27",
      "2028-02-28",
      "2028-02-29",
      "2028-03-01",
      "2028-03-02",
      "2028-03-03",
      "2028-03-04",
    ]);
  });

  const arbSunday = arbIsoDate.map(sundayOf);
  const arbWeek = fc.integer({ min: 1, max: 104 });

  // @covers weeks-3
  test.prop([arbSunday, arbWeek])("are seven distinct days, Sunday first", (start, week) => {
    const dates = weekDates(start, week);
    expect(new Set(dates).size).toBe(7);
    expect(dates.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test.prop([arbSunday, arbWeek])("continue the week before", (start, week) => {
    const [sunday] = weekDates(start, week + 1);
    expect(sunday).toBe(addDays(dateInWeek(start, week, 6), 1));
  });

  test.prop([arbSunday, arbWeek, arbWeekday])(
    // @covers weeks-1
    "belong to the week that is current on each of them",
    (start, week, weekday) => {
      expect(currentWeek(start, dateInWeek(start, week, weekday), 104)).toBe(week);
    },
  );
});
