import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays } from "./iso-date.ts";
import { dateInZone, isTimeZone } from "./time-zone.ts";

const HOUR = 3_600_000;

describe("dateInZone", () => {
  test.each([
    // UTC-12: noon UTC is midnight.
    ["Etc/GMT+12", "2024-03-01T11:59:59Z", "2024-02-29"],
    ["Etc/GMT+12", "2024-03-01T12:00:00Z", "2024-03-01"],
    ["Etc/GMT+12", "2027-01-01T11:59:59Z", "2026-12-31"],
    // UTC+14: 10:00 UTC is the next day's midnight.
    ["Pacific/Kiritimati", "2024-02-28T09:59:59Z", "2024-02-28"],
    ["Pacific/Kiritimati", "2024-02-28T10:00:00Z", "2024-02-29"],
    ["Pacific/Kiritimati", "2024-02-29T10:00:00Z", "2024-03-01"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
    ["UTC", "2028-02-28T23:59:59.999Z", "2028-02-28"],
    ["UTC", "2028-02-29T00:00:00Z", "2028-02-29"],
    // Samoa skipped 30 December 2011, moving from UTC-10 (summer time) to UTC+14.
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
    ["Pacific/Apia", "2026-11-20T11:00:00Z", "2026-11-21"],
    // São Paulo moved from 23:59:59 (UTC-3) to 1:00 (UTC-2) on 4 November 2018: no midnight.
    ["America/Sao_Paulo", "2018-11-04T02:59:59Z", "2018-11-03"],
    ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04"],
    // And from 23:59:59 (UTC-2) back to 23:00 (UTC-3) on 17 February 2018: that hour occurred
    // twice.
    ["America/Sao_Paulo", "2018-02-18T01:59:59Z", "2018-02-17"],
    ["America/Sao_Paulo", "2018-02-18T02:00:00Z", "2018-02-17"],
    ["America/Sao_Paulo", "2018-02-18T03:00:00Z", "2018-02-18"],
    // Lord Howe shifts by half an hour: UTC+11 until 5 April 2026, then UTC+10:30.
    ["Australia/Lord_Howe", "2026-04-04T13:00:00Z", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-04-05T13:29:59Z", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-04-05T13:30:00Z", "2026-04-06"],
    ["Australia/Lord_Howe", "2026-10-03T13:29:59Z", "2026-10-03"],
    ["Australia/Lord_Howe", "2026-10-04T12:59:59Z", "2026-10-04"],
    ["Australia/Lord_Howe", "2026-10-04T13:00:00Z", "2026-10-05"],
    // Los Angeles: UTC-8 in winter, UTC-7 from 8 March to 1 November 2026.
    ["America/Los_Angeles", "2026-03-08T07:59:59Z", "2026-03-07"],
    ["America/Los_Angeles", "2026-03-09T06:59:59Z", "2026-03-08"],
    ["America/Los_Angeles", "2026-11-01T06:59:59Z", "2026-10-31"],
    ["America/Los_Angeles", "2026-11-02T07:59:59Z", "2026-11-01"],
    ["America/Los_Angeles", "2026-11-02T08:00:00Z", "2026-11-02"],
    ["Asia/Kathmandu", "2026-06-01T18:14:59Z", "2026-06-01"],
    ["Asia/Kathmandu", "2026-06-01T18:15:00Z", "2026-06-02"],
  ])("in %s of %s is %s", (zone, instant, date) => {
    expect(dateInZone(new Date(instant), zone)).toBe(date);
  });

  // POSIX signs are inverted: Etc/GMT+12 is 12 hours behind UTC, Etc/GMT-14 is 14 hours ahead.
  const arbOffset = fc.integer({ min: -12, max: 14 });
  const arbInstant = fc.date({
    min: new Date("1999-01-02T00:00:00Z"),
    max: new Date("2101-12-30T00:00:00Z"),
    noInvalidDate: true,
  });

  test.prop([arbInstant, arbOffset])(
    // @covers dates-and-weeks-2
    "equals the UTC date h hours later in a zone h hours from UTC",
    (instant, offset) => {
      const zone = offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
      const shifted = new Date(instant.getTime() + offset * HOUR);
      expect(dateInZone(instant, zone)).toBe(shifted.toISOString().slice(0, 10));
    },
  );

  test.prop([arbInstant])(
    "differs by at most one day between the last and the first zone",
    (at) => {
      const last = dateInZone(at, "Etc/GMT+12");
      const first = dateInZone(at, "Pacific/Kiritimati");
      expect([addDays(last, 1), addDays(last, 2)]).toContain(first);
    },
  );

  test.each([
    "UTC",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
    "Pacific/Apia",
    "Etc/GMT+12",
  ])("advances day by day in %s from 2024 to 2029, each lasting 23 to 25 hours", (zone) => {
    let date = dateInZone(new Date("2024-01-01T00:00:00Z"), zone);
    let hours = 24;
    const wrong: string[] = [];
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2030, 0, 1); at += HOUR) {
      const next = dateInZone(new Date(at), zone);
      if (next === date) {
        hours += 1;
        continue;
      }
      if (next !== addDays(date, 1) || (at > Date.UTC(2024, 0, 3) && (hours < 23 || hours > 25)))
        wrong.push(`${date} had ${hours} hours, then ${next}`);
      date = next;
      hours = 1;
    }
    expect(wrong).toEqual([]);
  });

  test("does not depend on the zones requested before", () => {
    const instant = new Date("2026-11-21T11:30:00Z");
    const inZones = Intl.supportedValuesOf("timeZone").map((zone) => dateInZone(instant, zone));
    const again = Intl.supportedValuesOf("timeZone").map((zone) => dateInZone(instant, zone));
    // 11:30 UTC is 23:30 of the 21st in UTC+12; from UTC+13 on it is the 22nd, and nowhere the
    // 20th.
    expect(new Set(inZones)).toEqual(new Set(["2026-11-21", "2026-11-22"]));
    expect(again).toEqual(inZones);
  });

  test("throws a RangeError for an unknown zone", () => {
    expect(() => dateInZone(new Date(0), "Mars/Olympus_Mons")).toThrow(RangeError);
  });

  test("throws a RangeError for an invalid instant", () => {
    expect(() => dateInZone(new Date(Number.NaN), "UTC")).toThrow(RangeError);
  });
});

describe("isTimeZone", () => {
  test.each([
    "UTC",
    "Europe/Lisbon",
    "America/Argentina/Buenos_Aires",
    "Etc/GMT-14",
    "Asia/Kolkata",
  ])("accepts %s", (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(["", " UTC", "Mars/Olympus_Mons", "local", "Europe/", "../etc/passwd", "UTC\0"])(
    "rejects %j",
    (text) => {
      expect(isTimeZone(text)).toBe(false);
    },
  );

  test.prop([fc.string()])("accepts only zones that dateInZone supports", (text) => {
    if (isTimeZone(text)) expect(dateInZone(new Date(0), text)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    else expect(() => dateInZone(new Date(0), text)).toThrow(RangeError);
  });
});
