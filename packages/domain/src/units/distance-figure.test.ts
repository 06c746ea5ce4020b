import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Discipline } from "../sport/discipline.ts";
import {
  measuredDistanceFigure,
  parseDistance,
  plannedDistanceFigure,
  plannedDistanceText,
  storedMiles,
} from "./distance-figure.ts";
import { figureText } from "./figure.ts";
import { UNIT_PREFERENCES, type UnitPreference } from "./unit-preference.ts";

const numberOf = (text: string) => Number(text.replaceAll(",", "").split(" ")[0]);

describe("a planned distance", () => {
  test.each<[Discipline, string, UnitPreference, string]>([
    ["run", "0.97 mi", "miles", "0.97 mi"],
    ["run", "1.76 mi", "miles", "1.8 mi"],
    ["run", "7.0 mi", "miles", "7.0 mi"],
    ["bike", "10.0 mi", "miles", "10 mi"],
    ["bike", "18.4 mi", "miles", "18 mi"],
    ["bike", "18.4 mi", "kilometers", "30 km"],
    ["run", "3.2 mi", "kilometers", "5.1 km"],
    ["swim", "1900 m", "miles", "1,900 m"],
    ["swim", "1900 m", "kilometers", "1,900 m"],
    ["run", "as you like", "kilometers", "as you like"],
  ])("of a %s stored as %s is shown in %s as %s", (discipline, stored, units, text) => {
    expect(plannedDistanceText(discipline, stored, units)).toBe(text);
  });

  const arbMeters = fc.double({ min: 0, max: 500_000, noNaN: true });
  const arbUnits = fc.constantFrom(...UNIT_PREFERENCES);

  test.prop([arbMeters, arbMeters, arbUnits])(
    "never looks shorter when it is longer, planned or measured",
    (a, b, units) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)];
      for (const text of [
        (meters: number) => figureText(plannedDistanceFigure("run", meters, units)),
        (meters: number) => figureText(measuredDistanceFigure(false, meters, units)),
      ]) {
        expect(numberOf(text(short))).toBeLessThanOrEqual(numberOf(text(long)));
      }
    },
  );

  test.prop([arbMeters, arbUnits])(
    "is shown to within a twentieth or half a unit",
    (meters, units) => {
      const exact = meters / (units === "miles" ? 1609.34 : 1000);
      const shown = numberOf(figureText(plannedDistanceFigure("bike", meters, units)));
      const tolerance = exact < 0.995 ? 0.005 : exact < 9.95 ? 0.05 : 0.5;
      expect(Math.abs(shown - exact)).toBeLessThanOrEqual(tolerance + 1e-9);
    },
  );
});

describe("a measured distance", () => {
  test.each<[boolean, number, UnitPreference, string]>([
    [false, 22_692, "miles", "14.1 mi"],
    [false, 2832, "kilometers", "2.8 km"],
    [false, 800, "kilometers", "0.80 km"],
    [true, 1600.2, "miles", "1,750 yd"],
    [true, 1600.2, "kilometers", "1,600 m"],
  ])("keeps a tenth from 1 on (swim: %s, %d m in %s)", (isSwim, meters, units, text) => {
    expect(figureText(measuredDistanceFigure(isSwim, meters, units))).toBe(text);
  });
});

describe("a stored distance", () => {
  test.each([
    ["1900 m", 1900],
    ["1,900 m", 1900],
    ["18.4 mi", 29_611.856],
    ["0.50 mi", 804.67],
  ])("%s is %d m", (text, meters) => {
    expect(parseDistance(text)).toBeCloseTo(meters, 6);
  });

  test.each(["", "soon", "5 km", "mi", "-3 mi", "1.2.3 mi"])("rejects %j", (text) => {
    expect(parseDistance(text)).toBeNull();
  });

  test.prop([fc.double({ min: 0, max: 300_000, noNaN: true })])(
    "reads back as written",
    (meters) => {
      const tolerance = meters < 2 * 1609.34 ? 8.1 : 80.5;
      expect(Math.abs((parseDistance(storedMiles(meters)) ?? Infinity) - meters)).toBeLessThan(
        tolerance,
      );
    },
  );
});
