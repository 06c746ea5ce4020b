import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { IDEAL_WEEKS, isRaceType, RACE_DISTANCES, RACE_TYPES } from "./race-type.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import { DEFAULT_PACES, PACE_LIMITS } from "./race-paces.ts";

describe("race presets", () => {
  // @covers entities-19
  test("have these distances in miles of swim, bike and run", () => {
    expect(RACE_DISTANCES).toEqual({
      ironman: { swim: 2.4, bike: 112, run: 26.2 },
      "70.3": { swim: 1.2, bike: 56, run: 13.1 },
      olympic: { swim: 0.93, bike: 25, run: 6.2 },
      sprint: { swim: 0.47, bike: 12, run: 3.1 },
    });
  });

  test("exist for each race type", () => {
    expect(Object.keys(RACE_DISTANCES).toSorted()).toEqual(RACE_TYPES.toSorted());
  });

  test.each(DISCIPLINES)("have a longer %s for each longer race", (discipline) => {
    const lengths = RACE_TYPES.map((race) => RACE_DISTANCES[race][discipline]);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(4);
  });

  test("recommend 8-12, 12-16, 16-20 and 20-30 weeks", () => {
    expect(IDEAL_WEEKS).toEqual({
      sprint: { from: 8, to: 12 },
      olympic: { from: 12, to: 16 },
      "70.3": { from: 16, to: 20 },
      ironman: { from: 20, to: 30 },
    });
  });
});

describe("isRaceType", () => {
  test.each(["sprint", "olympic", "70.3", "ironman"])("accepts %s", (text) => {
    expect(isRaceType(text)).toBe(true);
  });

  test.each(["", "marathon", "Ironman", "70", "toString", "constructor"])("rejects %j", (text) => {
    expect(isRaceType(text)).toBe(false);
  });
});

describe("paces of the form", () => {
  // @covers validation-rules-settings-1, paces-and-distances-1
  test("have sliders of 60-300 s / 5, 10-30 mph / 0.5, 300-960 s / 5", () => {
    expect(PACE_LIMITS).toEqual({
      swim: { min: 60, max: 300, step: 5 },
      bike: { min: 10, max: 30, step: 0.5 },
      run: { min: 300, max: 960, step: 5 },
    });
  });

  // @covers paces-and-distances-1
  test("default to swim 2:30, bike 18 and run 8:30 (8 × 60 + 30 = 510)", () => {
    expect(DEFAULT_PACES).toEqual({ swim: 150, bike: 18, run: 510 });
  });
});
