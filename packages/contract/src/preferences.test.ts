import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { preferencesInput } from "./preferences.ts";
import { issuesOf } from "./testing/issues-of.ts";
import { scheduleSample } from "./testing/samples.ts";

const sample = () => ({
  defaultSwimPace: "2:30",
  defaultBikePace: "18",
  defaultRunPace: "8:30",
  defaultPacesRace: "70.3",
  experienceLevel: "beginner",
  defaultWeeklySchedule: scheduleSample(),
  unitPreference: "kilometers",
  strengthPlace: "gym",
  poolLengthMeters: 22.86,
});

describe("preferencesInput", () => {
  test("accepts all fields or none", () => {
    expect(preferencesInput.parse(sample())).toEqual(sample());
    expect(preferencesInput.parse({})).toEqual({});
  });

  test.each(Object.entries(sample()))("accepts %s alone", (field, value) => {
    expect(preferencesInput.parse({ [field]: value })).toEqual({ [field]: value });
  });

  test.each([
    ["defaultSwimPace", "02:30", "2:30"],
    ["defaultBikePace", "18,5", "18.5"],
    ["defaultBikePace", "18.0", "18"],
    ["defaultRunPace", "08:30", "8:30"],
  ])("stores %s %j as %j", (field, text, stored) => {
    expect(preferencesInput.parse({ [field]: text })).toEqual({ [field]: stored });
  });

  test.each<[string, unknown, string]>([
    ["unitPreference", "meters", "Unit preference must be miles or kilometers"],
    ["unitPreference", null, "Unit preference must be miles or kilometers"],
    ["defaultPacesRace", "marathon", "Invalid race type"],
    ["defaultPacesRace", null, "Invalid race type"],
    ["strengthPlace", "pool", "Strength work must be home, gym or off"],
    [
      "poolLengthMeters",
      23,
      "Pool length must be one of 25, 50, 22.86, 20, 33.33, 18.288, 45.72 m",
    ],
    ["strengthPlace", null, "Strength work must be home, gym or off"],
    ["experienceLevel", "pro", "Invalid experience level"],
    ["defaultSwimPace", "0:59", "Swim pace must be between 1:00 and 5:00 per 100m"],
    ["defaultBikePace", "9.5", "Bike pace must be between 10 and 30 mph"],
    ["defaultRunPace", "16:01", "Run pace must be between 5:00 and 16:00 per mile"],
    ["defaultWeeklySchedule", [], "Weekly schedule must have 7 days"],
    ["defaultWeeklySchedule", null, "Weekly schedule must have 7 days"],
  ])("rejects %s %j together with all other fields", (field, value, message) => {
    expect(issuesOf(preferencesInput, { ...sample(), [field]: value })).toEqual([
      `${field}: ${message}`,
    ]);
  });

  // @covers validation-rules-settings-4
  test("accepts a default week that is too small for a plan", () => {
    const rest = scheduleSample().map((entry) => Object.assign(entry, { available: false }));
    const { defaultWeeklySchedule } = preferencesInput.parse({ defaultWeeklySchedule: rest });
    expect(defaultWeeklySchedule?.map((entry) => entry.hours)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test("drops unknown fields", () => {
    expect(preferencesInput.parse({ id: 7, password: "secret1" })).toEqual({});
  });

  test.prop([fc.constantFrom(...Object.keys(sample())), fc.jsonValue()])(
    "accepts any value or rejects it under its field, and never throws",
    (field, value) => {
      const { success, error } = preferencesInput.safeParse({ ...sample(), [field]: value });
      if (!success) expect(error.issues.every((issue) => issue.path[0] === field)).toBe(true);
    },
  );
});
