import { fc, test } from "@fast-check/vitest";
import { describe, expect, test as plainTest } from "vitest";
import { formatPlanPace, parsePlanPace, plannedPaceText } from "../race/plan-pace.ts";
import { plannedDistanceText, storedMeters } from "./distance-figure.ts";
import { metersToPoolUnit, POOLS, poolUnitOf, poolUnitToMeters } from "./pool.ts";
import { isMiles, poolUnitIn, unitsOf } from "./units.ts";

const YARD_POOLS = POOLS.filter(({ unit }) => unit === "yd");

describe("a pool", () => {
  plainTest.each(POOLS)(
    "of $name has as many metres as its name says",
    ({ meters, name, unit }) => {
      const [length = "", ofName] = name.split(" ");
      expect(poolUnitOf(meters)).toBe(ofName);
      expect(metersToPoolUnit(meters, unit)).toBeCloseTo(Number(length.replace("⅓", ".33")), 3);
    },
  );

  plainTest("of a length that is no choice is in metres", () => {
    expect(poolUnitOf(33)).toBe("m");
  });

  test.prop([fc.constantFrom(...YARD_POOLS), fc.integer({ min: 1, max: 250 })])(
    "in yards shows whole lengths as whole yards, before and after they are stored",
    ({ meters }, lengths) => {
      const distance = lengths * meters;
      const yards = lengths * Math.round(metersToPoolUnit(meters, "yd"));
      expect(metersToPoolUnit(distance, "yd")).toBeCloseTo(yards, 3);
      expect(poolUnitToMeters(yards, "yd")).toBeCloseTo(distance, 3);
      const shown = plannedDistanceText("swim", storedMeters(distance), "miles+yd");
      expect(shown.replace(",", "")).toBe(`${yards} yd`);
    },
  );
});

describe("paces in a yard pool", () => {
  plainTest("are per 100 yd", () => {
    expect(plannedPaceText("swim", "2:11/100m", "kilometers+yd")).toBe("2:00/100yd");
    expect(plannedPaceText("run", "9:48/mi", "kilometers+yd")).toBe("6:05/km");
  });

  test.prop([fc.integer({ min: 55, max: 219 })])("read back as typed", (seconds) => {
    const typed = formatPlanPace("swim", seconds, "miles");
    const stored = parsePlanPace("swim", typed, "miles+yd");
    expect(stored).not.toBeNull();
    expect(formatPlanPace("swim", stored ?? 0, "miles+yd")).toBe(typed);
  });
});

plainTest.each([
  ["miles", 25, "miles", true, "m"],
  ["miles", 22.86, "miles+yd", true, "yd"],
  ["kilometers", 50, "kilometers", false, "m"],
  ["kilometers", 45.72, "kilometers+yd", false, "yd"],
] as const)("%s in a pool of %d m are %s", (preference, length, units, inMiles, pool) => {
  expect(unitsOf(preference, length)).toBe(units);
  expect([isMiles(units), poolUnitIn(units)]).toEqual([inMiles, pool]);
});
