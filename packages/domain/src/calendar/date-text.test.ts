import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbIsoDate } from "../testing.ts";
import {
  formatDate,
  formatDateRange,
  formatDateWithDay,
  formatDayAndMonth,
  formatMonthAndDay,
  formatSpokenDate,
} from "./date-text.ts";
import { addDays, isoDate } from "./iso-date.ts";

describe("formatted date", () => {
  const date = isoDate("2027-05-08");

  test.each([
    ["without its weekday", formatDate, "May 8, 2027"],
    ["with its weekday", formatDateWithDay, "Sat, May 8, 2027"],
    ["without its year", formatDayAndMonth, "Sat, May 8"],
    ["without its year and weekday", formatMonthAndDay, "May 8"],
    ["for screen readers", formatSpokenDate, "Saturday, May 8"],
  ])("%s is the same in every time zone", (_, format, text) => {
    expect(format(date)).toBe(text);
  });

  test.prop([arbIsoDate])("names the same weekday as the platform's calendar", (any) => {
    const platform = new Intl.DateTimeFormat("en-US", {
      weekday: "short",
      month: "short",
      day: "numeric",
      year: "numeric",
      timeZone: "UTC",
    });
    expect(formatDateWithDay(any)).toBe(platform.format(new Date(`${any}T00:00:00Z`)));
  });
});

describe("formatted range", () => {
  test.each([
    ["2027-03-07", "2027-03-13", "Mar 7 – 13, 2027"],
    ["2027-02-28", "2027-03-06", "Feb 28 – Mar 6, 2027"],
    ["2026-12-27", "2027-01-02", "Dec 27, 2026 – Jan 2, 2027"],
  ])("from %s to %s is %s", (from, to, text) => {
    expect(formatDateRange(isoDate(from), isoDate(to))).toBe(text);
  });

  test.prop([arbIsoDate, fc.integer({ min: 0, max: 400 })])(
    "ends with the year of its last day",
    (from, days) => {
      const to = addDays(from, days);
      expect(formatDateRange(from, to).endsWith(`, ${to.slice(0, 4)}`)).toBe(true);
    },
  );
});
