import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { dayChoices } from "./week-choices.ts";

const PLAN = { startDate: isoDate("2027-01-03"), totalWeeks: 4 };

test("hours may begin today or on a later day of this week", () => {
  expect(dayChoices(PLAN, isoDate("2027-01-14"))).toEqual([
    { value: "2027-01-14", label: "Today, Jan 14" },
    { value: "2027-01-15", label: "Friday, Jan 15" },
    { value: "2027-01-16", label: "Saturday, Jan 16" },
  ]);
});

test("hours of the last week stay", () => {
  expect(dayChoices(PLAN, isoDate("2027-01-26"))).toEqual([]);
});
