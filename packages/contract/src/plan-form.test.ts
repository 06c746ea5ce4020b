import { fc, test } from "@fast-check/vitest";
import { addDays, isoDate } from "@triplan/domain";
import { arbIsoDate } from "@triplan/domain/testing";
import { describe, expect } from "vitest";
import { planFormSchema } from "./plan.ts";
import { issuesOf } from "./testing/issues-of.ts";
import { planFormSample } from "./testing/samples.ts";

const schema = planFormSchema(isoDate("2026-11-21"), "miles");
const issuesWith = (change: object) => issuesOf(schema, { ...planFormSample(), ...change });

describe("planFormSchema", () => {
  // @covers entities-7
  test("accepts the form's values unchanged", () => {
    expect(schema.parse(planFormSample())).toEqual(planFormSample());
  });

  test.each<[string, object, string]>([
    ["no name", { name: "" }, "name: Plan name is required"],
    ["no race type", { raceType: "" }, "raceType: Race type is required"],
    ["no swim", { swimDistance: "" }, "swimDistance: Swim distance is required"],
    ["no bike", { bikeDistance: "" }, "bikeDistance: Bike distance is required"],
    ["no run", { runDistance: "" }, "runDistance: Run distance is required"],
    ["no race date", { raceDate: "" }, "raceDate: Race date is required"],
    ["29 February 2027", { raceDate: "2027-02-29" }, "raceDate: Race date must be a valid date"],
    ["a race today", { raceDate: "2026-11-21" }, "raceDate: Race date must be in the future"],
    ["a race long ago", { raceDate: "2020-01-01" }, "raceDate: Race date must be in the future"],
    [
      "a race in 729 days",
      { raceDate: "2028-11-19" },
      "raceDate: Race date must be at most 2 years away",
    ],
    [
      "swim 59",
      { currentSwimPace: 59 },
      "currentSwimPace: Swim pace must be between 1:00 and 5:00 per 100m",
    ],
    [
      "bike 30.5",
      { currentBikePace: 30.5 },
      "currentBikePace: Bike pace must be between 10 and 30 mph",
    ],
    [
      "run 961",
      { currentRunPace: 961 },
      "currentRunPace: Run pace must be between 5:00 and 16:00 per mile",
    ],
    ["six days", { weeklySchedule: [] }, "weeklySchedule: Weekly schedule must have 7 days"],
    [
      "a goal of half an hour",
      { goalFinishTime: 30 },
      "goalFinishTime: Goal finish time must be between 1:40:58 and 5:56:55 for this race",
    ],
    [
      "a goal in words",
      { goalFinishTime: "170" },
      "goalFinishTime: Expected number, received string",
    ],
    // @covers plan-form-1
  ])("rejects %s under its field", (_, change, issue) => {
    expect(issuesWith(change)).toEqual([issue]);
  });

  // @covers plan-form-3
  test.each([0, undefined, 170, 356.9])("accepts a goal of %j minutes", (goalFinishTime) => {
    expect(issuesWith({ goalFinishTime })).toEqual([]);
  });

  test("rejects a negative goal", () => {
    expect(issuesWith({ goalFinishTime: -1 })).toHaveLength(1);
  });

  test.prop([arbIsoDate, fc.integer({ min: -1000, max: 1000 })])(
    // @covers dates-and-weeks-3
    "accepts exactly race dates from tomorrow to 728 days after the athlete's today",
    (today, days) => {
      const values = { ...planFormSample(), raceDate: addDays(today, days) };
      expect(planFormSchema(today, "miles").safeParse(values).success).toBe(
        days >= 1 && days <= 728,
      );
    },
  );
});
