import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { dateRange, longDate, shortDate } from "./date-texts.ts";
import { raceCountdown } from "./race-countdown.ts";

test.each([
  ["2027-03-07", "2027-03-13", "7 – 13 Mar 2027"],
  ["2027-02-28", "2027-03-06", "28 Feb – 6 Mar 2027"],
  ["2026-12-27", "2027-01-02", "27 Dec 2026 – 2 Jan 2027"],
])("the week from %s to %s reads %s", (from, to, text) => {
  expect(dateRange(isoDate(from), isoDate(to))).toBe(text);
});

test("a date reads long in words and short in marks", () => {
  expect(longDate(isoDate("2027-03-11"))).toBe("Thursday 11 March");
  expect(shortDate(isoDate("2027-05-08"))).toBe("Sat 8 May 2027");
  expect(shortDate(isoDate("2026-05-24"), false)).toBe("Sun 24 May");
});

test.each([
  ["2027-03-09", "60 days"],
  ["2027-05-07", "1 day"],
  ["2027-05-08", "Today"],
  ["2027-05-09", null],
])("on %s the race of 8 May 2027 is %s away", (today, text) => {
  expect(raceCountdown(isoDate(today), isoDate("2027-05-08"))).toBe(text);
});
