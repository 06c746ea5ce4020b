import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { instantInZone } from "./instant-in-zone.ts";
import { addDays, isoDate } from "./iso-date.ts";
import { offsetInZone } from "./time-zone.ts";

const at = (date: string, minute: number, zone: string) =>
  instantInZone(isoDate(date), minute, zone).toISOString();

describe("instantInZone", () => {
  test.each([
    ["2026-11-24", 6 * 60 + 30, "UTC", "2026-11-24T06:30:00.000Z"],
    ["2026-11-24", 6 * 60 + 30, "Europe/Lisbon", "2026-11-24T06:30:00.000Z"],
    ["2026-07-24", 6 * 60 + 30, "Europe/Lisbon", "2026-07-24T05:30:00.000Z"],
    ["2026-11-24", 0, "Pacific/Kiritimati", "2026-11-23T10:00:00.000Z"],
    ["2026-11-24", 1439, "Etc/GMT+12", "2026-11-25T11:59:00.000Z"],
    ["2028-02-29", 720, "Asia/Kathmandu", "2028-02-29T06:15:00.000Z"],
  ])("reads %s, minute %i in %s as %s", (date, minute, zone, instant) => {
    expect(at(date, minute, zone)).toBe(instant);
  });

  test("moves a time that clocks skip by the hour that they skip", () => {
    expect(at("2027-03-14", 150, "America/New_York")).toBe("2027-03-14T07:30:00.000Z");
  });

  test("takes the first of two equal times", () => {
    expect(at("2027-11-07", 90, "America/New_York")).toBe("2027-11-07T05:30:00.000Z");
  });

  test.prop([
    fc.integer({ min: 0, max: 3000 }),
    fc.integer({ min: 0, max: 1439 }),
    fc.constantFrom(
      "UTC",
      "Europe/Berlin",
      "America/St_Johns",
      "Australia/Lord_Howe",
      "Asia/Tokyo",
    ),
  ])(
    "shows the time on the clocks of the zone, or one that is at most an hour later",
    (day, minute, zone) => {
      const date = addDays(isoDate("2024-01-01"), day);
      const instant = instantInZone(date, minute, zone);
      const shown = instant.getTime() + offsetInZone(instant, zone);
      const late = shown - (Date.parse(date) + minute * 60_000);
      expect([0, 1_800_000, 3_600_000]).toContain(late);
    },
  );

  test("rejects an unknown zone", () => {
    expect(() => at("2026-11-24", 0, "Mars/Base")).toThrow(RangeError);
  });
});
