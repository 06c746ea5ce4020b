import { isoDate } from "@triplan/domain";
import { planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { planRow } from "../../shared/testing/rows.ts";
import { planPosition } from "./plan-position.ts";

const plan = planRow(1);
const weeks = seasonWeeks(planRequestOf(plan));
const placeOn = (date: string) => planPosition(plan, weeks, isoDate(date));

test.each([
  ["2027-01-31", "Week 1", "97 days to go"],
  ["2027-05-07", "Week 14", "1 day to go"],
  ["2027-05-08", "Week 14", "Race today"],
])("on %s is %s, %s", (date, lead, race) => {
  expect(placeOn(date)).toMatchObject({ lead, race, isOver: false });
});

test("is past its last week on the day after the race", () => {
  expect(placeOn("2027-05-09")).toEqual({
    week: 15,
    isOver: true,
    lead: "All 14 weeks",
    rest: "are over",
    race: "Raced May 8, 2027",
  });
});

test("includes the phase of the week", () => {
  expect(placeOn("2027-01-31").rest).toBe("of 14 · Base");
});
