import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { raceCountdown } from "./race-countdown.ts";

test.each([
  ["2027-03-09", "60 days"],
  ["2027-05-07", "1 day"],
  ["2027-05-08", "Today"],
  ["2027-05-09", null],
])("on %s the race of May 8, 2027 is %s away", (today, text) => {
  expect(raceCountdown(isoDate(today), isoDate("2027-05-08"))).toBe(text);
});
