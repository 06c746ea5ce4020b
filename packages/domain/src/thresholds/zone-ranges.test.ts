import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { ZONES } from "../exercise/exercise-steps.ts";
import { heartRateZones, thresholdHeartRate } from "./heart-rate-zones.ts";
import { zoneRange, type RangeUnit } from "./zone-ranges.ts";

describe("zoneRange", () => {
  test("is 225 to 263 W in Z4 for an FTP of 250 W", () => {
    expect(zoneRange("ftpWatts", 250, "Z4")).toEqual({ slow: 225, fast: 262.5 });
  });

  // training page: Z2 for 8:04.5 a mile is 9:23 to 10:46.
  test("is 9:23 to 10:46 in Z2 for a run threshold of 8:04.5", () => {
    const { slow, fast } = zoneRange("runThreshold", 484.5, "Z2");
    expect(slow).toBeCloseTo(646, 0);
    expect(fast).toBeCloseTo(563.4, 0);
  });

  test("has no slow end in Z1 and no fast end in Z6", () => {
    expect(zoneRange("css", 100, "Z1").slow).toBeNull();
    expect(zoneRange("css", 100, "Z6").fast).toBeNull();
  });

  test.prop([
    fc.constantFrom<RangeUnit>("ftpWatts", "bikeThresholdMph", "css", "runThreshold"),
    fc.integer({ min: 60, max: 500 }),
  ])("zones follow on each other without a gap", (unit, value) => {
    for (const [i, zone] of ZONES.slice(1).entries()) {
      const below = zoneRange(unit, value, ZONES[i] ?? "Z1");
      expect(zoneRange(unit, value, zone).slow).toBe(below.fast);
    }
  });
});

describe("heartRateZones", () => {
  test("for running at 170", () => {
    expect(heartRateZones("run", 170)).toEqual({
      Z1: { from: null, to: 144 },
      Z2: { from: 145, to: 151 },
      Z3: { from: 152, to: 160 },
      Z4: { from: 161, to: 170 },
      Z5: { from: 171, to: null },
    });
  });

  test("for riding at 160", () => {
    expect(heartRateZones("bike", 160)).toEqual({
      Z1: { from: null, to: 129 },
      Z2: { from: 130, to: 142 },
      Z3: { from: 143, to: 149 },
      Z4: { from: 150, to: 160 },
      Z5: { from: 161, to: null },
    });
  });
});

describe("thresholdHeartRate", () => {
  test("prefers the threshold of the sport", () => {
    expect(thresholdHeartRate("run", { lthrRun: 168, maxHr: 190 })).toEqual({
      value: 168,
      isEstimated: false,
    });
  });

  test("estimates 89 % of the highest heart rate", () => {
    expect(thresholdHeartRate("bike", { lthrRun: 168, maxHr: 190 })).toEqual({
      value: 169,
      isEstimated: true,
    });
  });

  test("is null without a heart rate", () => {
    expect(thresholdHeartRate("bike", { lthrRun: 168 })).toBeNull();
  });
});
