import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { raceDateText } from "./race-date-text.ts";

const TODAY = isoDate("2026-11-21");

test.each([
  ["2026-11-22", "Tomorrow"],
  ["2026-11-23", "Monday, 2 days away"],
  ["2026-12-04", "Friday, 13 days away"],
  ["2026-12-05", "Saturday, 2 weeks away"],
  ["2027-02-28", "Sunday, 15 weeks away"],
])("describes a race on %s as '%s' on Saturday 21 November", (raceDate, text) => {
  expect(raceDateText(TODAY, isoDate(raceDate))).toBe(text);
});
