import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbIsoDate, arbWeekday } from "../testing.ts";
import {
  addDays,
  DAY_NAMES,
  daysBetween,
  isoDate,
  parseIsoDate,
  sundayOf,
  weekdayOf,
} from "./iso-date.ts";

const two = (part: number) => String(part).padStart(2, "0");

/** Independent implementation of the Gregorian rule. */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLengths = (year: number) => {
  const february = isLeap(year) ? 29 : 28;
  return [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
};

/** Every day from 1 January 1999 to 31 December 2101, in order. */
function everyDay(): string[] {
  const days: string[] = [];
  for (let year = 1999; year <= 2101; year += 1) {
    for (const [month, length] of monthLengths(year).entries()) {
      for (let day = 1; day <= length; day += 1) days.push(`${year}-${two(month + 1)}-${two(day)}`);
    }
  }
  return days;
}

/** First failing text, so that 37,620 days need only one assertion. */
const firstFailing = (texts: readonly string[], holds: (text: string, index: number) => boolean) =>
  texts.find((text, index) => !holds(text, index)) ?? "none";

describe("parseIsoDate", () => {
  const days = everyDay();

  test("has 103 years of 365 days and 25 leap days from 1999 to 2101 (2000, but not 2100)", () => {
    // 2000, 2004, … 2096 are (2096 − 2000) / 4 + 1 = 25 leap years.
    expect(days).toHaveLength(103 * 365 + 25);
  });

  test("returns every day from 1999 to 2101 unchanged", () => {
    expect(firstFailing(days, (text) => parseIsoDate(text) === text)).toBe("none");
  });

  test("rejects days 29 to 31 that the month lacks, in every year from 1999 to 2101", () => {
    const missing: string[] = [];
    for (let year = 1999; year <= 2101; year += 1) {
      for (const [month, length] of monthLengths(year).entries()) {
        for (let day = length + 1; day <= 32; day += 1)
          missing.push(`${year}-${two(month + 1)}-${two(day)}`);
      }
    }
    expect(firstFailing(missing, (text) => parseIsoDate(text) === null)).toBe("none");
  });

  test.each([
    ["2027-02-29", "2027 is not a leap year"],
    ["2100-02-29", "2100 is not a leap year"],
    ["2028-02-30", "February never has 30 days"],
    ["2027-04-31", "April has 30 days"],
    ["2027-13-01", "there is no month 13"],
    ["2027-00-10", "there is no month 0"],
    ["2027-01-00", "there is no day 0"],
    ["2027-1-1", "months and days have two digits"],
    ["20270-01-01", "years have four digits"],
    ["+002027-01-01", "no sign before the year"],
    ["-2027-01-01", "no sign before the year"],
    ["2027-01-01T00:00:00Z", "no time"],
    ["2027-01-01 ", "no space after it"],
    [" 2027-01-01", "no space before it"],
    ["2027-01-01\n", "no line end"],
    ["2027/01/01", "hyphens only"],
    ["٢٠٢٧-٠١-٠١", "ASCII digits only"],
    ["infinity", "no word of PostgreSQL's"],
    ["today", "no word of PostgreSQL's"],
    ["", "nothing"],
  ])("rejects %j: %s", (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  test.each(["2024-02-29", "2000-02-29", "2027-12-31"])("accepts %s", (text) => {
    expect(parseIsoDate(text)).toBe(text);
  });

  test.prop([fc.string()])("never throws and never changes an accepted text", (text) => {
    const date = parseIsoDate(text);
    expect(date === null || date === text).toBe(true);
  });
});

describe("isoDate", () => {
  test("returns the date of a valid text", () => {
    expect(isoDate("2027-05-23")).toBe("2027-05-23");
  });

  test("throws for an invalid text and names it", () => {
    expect(() => isoDate("2027-02-30")).toThrow(new RangeError("Not a calendar date: 2027-02-30"));
  });
});

describe("addDays and daysBetween", () => {
  const days = everyDay();

  test("steps through every day from 1999 to 2101", () => {
    const isNext = (text: string, index: number) =>
      addDays(isoDate(text), 1) === (days[index + 1] ?? "2102-01-01");
    expect(firstFailing(days, isNext)).toBe("none");
  });

  test.each([
    ["2026-12-31", 1, "2027-01-01", "over the year's end"],
    ["2027-02-28", 1, "2027-03-01", "no 29 February in 2027"],
    ["2028-02-28", 1, "2028-02-29", "a 29 February in 2028"],
    ["2028-03-01", -1, "2028-02-29", "back to 29 February"],
    ["2028-02-29", 366, "2029-03-01", "307 days to the year's end + 59 in 2029"],
    ["2026-03-28", 2, "2026-03-30", "Europe's clocks go forward on the 29th"],
    ["2026-10-31", 2, "2026-11-02", "America's clocks go back on the 1st"],
    ["2026-05-05", 0, "2026-05-05", "zero days change nothing"],
    ["1969-12-31", 1, "1970-01-01", "across the start of Unix time"],
  ])("moves %s by %i days to %s: %s", (from, count, to) => {
    expect(addDays(isoDate(from), count)).toBe(to);
    expect(daysBetween(isoDate(from), isoDate(to))).toBe(count);
  });

  test.prop([arbIsoDate, fc.integer({ min: -800, max: 800 })])(
    "counts as many days as were added",
    (date, count) => {
      expect(daysBetween(date, addDays(date, count))).toBe(count);
    },
  );

  test.prop([arbIsoDate, arbIsoDate])(
    "counts the same number of days in both directions",
    (a, b) => {
      expect(addDays(a, daysBetween(a, b))).toBe(b);
      expect(daysBetween(a, b) + daysBetween(b, a)).toBe(0);
    },
  );

  test.prop([arbIsoDate, arbIsoDate])("sorts dates as texts", (a, b) => {
    expect(daysBetween(a, b) > 0).toBe(a < b);
  });
});

describe("weekdayOf and sundayOf", () => {
  const days = everyDay();

  test("weekdays follow each other from Friday, 1 January 1999, to the end of 2101", () => {
    expect(firstFailing(days, (text, index) => weekdayOf(isoDate(text)) === (5 + index) % 7)).toBe(
      "none",
    );
  });

  test.each([
    ["1970-01-01", "Thursday"],
    ["1969-12-28", "Sunday"],
    ["1969-12-26", "Friday"],
    ["2000-01-01", "Saturday"],
    ["2024-02-29", "Thursday"],
    ["2026-12-25", "Friday"],
    ["2027-05-23", "Sunday"],
    ["2100-02-28", "Sunday"],
  ] as const)("%s is a %s", (date, name) => {
    expect(DAY_NAMES[weekdayOf(isoDate(date))]).toBe(name);
  });

  test.each([
    ["2026-09-06", "2026-09-06", "a Sunday is its own Sunday"],
    ["2026-09-12", "2026-09-06", "the Saturday is the week's last day"],
    ["2027-01-01", "2026-12-27", "a Friday, back over the year's end"],
    ["2024-03-01", "2024-02-25", "a Friday, back over 29 February"],
  ])("the Sunday of %s is %s: %s", (date, sunday) => {
    expect(sundayOf(isoDate(date))).toBe(sunday);
  });

  test.prop([arbIsoDate])("the Sunday of a date is a Sunday, 0 to 6 days before it", (date) => {
    expect(weekdayOf(sundayOf(date))).toBe(0);
    expect(daysBetween(sundayOf(date), date)).toBe(weekdayOf(date));
  });

  test.prop([arbIsoDate, arbWeekday])("all days of a week share one Sunday", (date, weekday) => {
    const sunday = sundayOf(date);
    expect(sundayOf(addDays(sunday, weekday))).toBe(sunday);
  });
});
