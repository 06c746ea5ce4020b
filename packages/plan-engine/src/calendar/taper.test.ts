import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { sum } from "../model/numbers.ts";
import { taperDays, taperMultiplier } from "./taper.ts";

/** Mean of the multipliers of the days from `from` down to `to` days before the race. */
function mean(taper: number, from: number, to: number): number {
  const days = Array.from({ length: from - to + 1 }, (_, index) => from - index);
  return sum(days.map((day) => taperMultiplier(day, taper))) / days.length;
}

describe("taper", () => {
  // Means for Sunday races: by week, and over the whole short taper.
  test.each([
    [21, 21, 15, 0.75],
    [21, 14, 8, 0.49],
    [21, 7, 1, 0.4],
    [14, 14, 8, 0.68],
    [14, 7, 1, 0.42],
    [8, 8, 1, 0.55],
  ])(
    "averages the expected share over a taper of %i days, from %i to %i days out: %f",
    (taper, from, to, part) => {
      expect(mean(taper, from, to)).toBeCloseTo(part, 2);
    },
  );

  test.each([
    ["sprint", 56, 8],
    ["olympic", 84, 12],
    ["70.3", 112, 14],
    ["ironman", 168, 21],
    ["ironman", 28, 9],
    ["ironman", 7, 3],
    ["sprint", 1, 3],
  ] as const)("a %s in %i days tapers for %i", (race, days, expected) => {
    expect(taperDays(race, days)).toBe(expected);
  });

  test.prop([fc.integer({ min: 3, max: 21 })])("cuts 41 to 60 % of the volume", (taper) => {
    const kept = mean(taper, taper, 1);
    expect(kept).toBeGreaterThanOrEqual(0.4);
    expect(kept).toBeLessThanOrEqual(0.59);
  });

  test.prop([fc.integer({ min: 3, max: 21 }), fc.integer({ min: 1, max: 40 })])(
    "never raises the volume towards the race",
    (taper, day) => {
      expect(taperMultiplier(day, taper)).toBeLessThanOrEqual(taperMultiplier(day + 1, taper));
    },
  );
});
