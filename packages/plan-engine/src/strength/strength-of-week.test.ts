import { addDays, isoDate, RACE_TYPES } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { requestOf } from "../testing/index.ts";
import { strengthOfWeek } from "./strength-of-week.ts";

const startDate = isoDate("2027-01-03");
const at = (days: number) => ({ startDate, raceDate: addDays(startDate, days) });
const week = { week: 1, phase: "base", isRecovery: false } as const;

describe("strength work of a week", () => {
  test.each([
    ["base", false, 2],
    ["build", false, 1],
    ["peak", false, 1],
    ["base", true, 1],
  ] as const)("in %s (recovery: %s) is done %i times", (phase, isRecovery, times) => {
    expect(strengthOfWeek(at(100), { ...week, phase, isRecovery }, "home")?.times).toBe(times);
  });

  test.each(["taper", "race"] as const)("is left out in %s", (phase) => {
    expect(strengthOfWeek(at(100), { ...week, phase }, "home")).toBeNull();
  });

  test("is left out in weeks that reach into the last 10 days", () => {
    expect(strengthOfWeek(at(16), week, "gym")).toBeNull();
    expect(strengthOfWeek(at(17), week, "gym")).not.toBeNull();
  });

  test("needs other equipment at home than in a gym", () => {
    const home = strengthOfWeek(at(100), week, "home");
    const gym = strengthOfWeek(at(100), week, "gym");
    expect(home?.exercises).toContain("Split squat 3 × 10 each side");
    expect(gym?.exercises).toContain("Romanian deadlift 3 × 8");
  });

  test.each(RACE_TYPES)("changes neither exercises nor hours of a plan (%s)", (race) => {
    const request = requestOf(race, "intermediate", 16);
    const { weeks } = generatePlan(request);
    const all = weeks.map((each) => strengthOfWeek(request, each, "home"));
    expect(all.filter((each) => each !== null).length).toBeGreaterThan(8);
    expect(weeks.flatMap(({ exercises }) => exercises).map(({ type }) => type)).not.toContain(
      "strength",
    );
  });
});
