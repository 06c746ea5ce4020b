import { test } from "@fast-check/vitest";
import { afterEach, describe, expect, vi } from "vitest";
import { addDays, daysBetween, isoDate, parseIsoDate, weekdayOf } from "./iso-date.ts";
import { currentWeek, planStartDate, totalWeeks, weekDates } from "./plan-weeks.ts";
import { dateInZone } from "./time-zone.ts";

const FIRST = isoDate("2024-01-01");
const DAYS = 2192; // 2024 to 2029: 6 × 365 + 2 leap days.
const RACE_IN_DAYS = 100;

/** One line with all calendar values for each day of 2024 to 2029. */
function calendarOf2024To2029(): string[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const today = addDays(FIRST, index);
    const race = addDays(today, RACE_IN_DAYS);
    const start = planStartDate(today, race);
    return [
      parseIsoDate(today),
      weekdayOf(today),
      daysBetween(today, race),
      totalWeeks(today, race),
      start,
      currentWeek(start, today, totalWeeks(today, race)),
      weekDates(start, 1).join(" "),
      dateInZone(new Date(`${today}T11:30:00Z`), "Australia/Lord_Howe"),
    ].join(" | ");
  });
}

afterEach(() => {
  vi.unstubAllEnvs();
});

// @covers dates-and-weeks-2
describe("the calendar does not depend on the zone of the process", () => {
  test("starts 2024 with the values computed by hand", () => {
    vi.stubEnv("TZ", "UTC");
    // Monday; 100 days to 10 April (30 + 29 + 31 + 10), 15 weeks (100 / 7 = 14.3) from 31 December
    // to Saturday 13 April; 11:30 UTC is 22:30 on Lord Howe (UTC+11).
    expect(calendarOf2024To2029()[0]).toBe(
      "2024-01-01 | 1 | 100 | 15 | 2023-12-31 | 1 | " +
        "2023-12-31 2024-01-01 2024-01-02 2024-01-03 2024-01-04 2024-01-05 2024-01-06 | 2024-01-01",
    );
  });

  test.each([
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
    "Pacific/Apia",
    "Etc/GMT+12",
  ])("gives the same values in %s as in UTC from 2024 to 2029", (zone) => {
    vi.stubEnv("TZ", "UTC");
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("UTC");
    const inUtc = calendarOf2024To2029();

    vi.stubEnv("TZ", zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(calendarOf2024To2029()).toEqual(inUtc);
  });
});
