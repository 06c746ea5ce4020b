import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { figureText } from "../units/figure.ts";
import { parseDecimal } from "../units/decimal-text.ts";
import { UNIT_PREFERENCES } from "../units/unit-preference.ts";
import { parseRaceDistance } from "./race-distance.ts";
import { miles } from "../units/unit.ts";
import {
  raceDistanceFigure,
  raceDistanceInput,
  raceDistancesText,
  raceDistanceUnit,
  storedRaceDistance,
} from "./race-distance-figure.ts";
import { RACE_DISTANCES, type RaceType } from "./race-type.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";

describe("a race distance", () => {
  test.each<[RaceType, string, string]>([
    ["sprint", "0.47 mi, 12 mi, 3.1 mi", "750 m, 20 km, 5 km"],
    ["olympic", "0.93 mi, 25 mi, 6.2 mi", "1,500 m, 40 km, 10 km"],
    ["70.3", "1.2 mi, 56 mi, 13.1 mi", "1,900 m, 90 km, 21.1 km"],
    ["ironman", "2.4 mi, 112 mi, 26.2 mi", "3,800 m, 180 km, 42.2 km"],
  ])("of a %s is shown as athletes know it", (race, inMiles, inKilometers) => {
    const texts = (units: "miles" | "kilometers") =>
      DISCIPLINES.map((each) =>
        figureText(raceDistanceFigure(each, RACE_DISTANCES[race][each], units)),
      );
    expect(texts("miles").join(", ")).toBe(inMiles);
    expect(texts("kilometers").join(", ")).toBe(inKilometers);
  });

  test.each([
    ["olympic", "miles", "0.93 · 25 · 6.2 mi"],
    ["olympic", "kilometers", "1.5 · 40 · 10 km"],
    ["ironman", "kilometers", "3.8 · 180 · 42.2 km"],
  ] as const)("of a %s in %s fits in one line: %s", (race, units, text) => {
    expect(raceDistancesText(race, units)).toBe(text);
  });

  test("of no known race is converted", () => {
    expect(figureText(raceDistanceFigure("run", miles(5), "kilometers"))).toBe("8.05 km");
    expect(figureText(raceDistanceFigure("swim", miles(0.5), "kilometers"))).toBe("805 m");
  });

  test.each<[Discipline, number, string, string]>([
    ["run", 0.062137, "0.062 mi", "0.1 km"],
    ["run", 0.005, "0.005 mi", "0.008 km"],
    ["swim", 0.000062, "0.000062 mi", "0.1 m"],
  ])("of a %s as short as %d miles keeps two significant digits", (discipline, leg, mi, metric) => {
    expect(figureText(raceDistanceFigure(discipline, miles(leg), "miles"))).toBe(mi);
    expect(figureText(raceDistanceFigure(discipline, miles(leg), "kilometers"))).toBe(metric);
  });

  test.each<[Discipline, string, string]>([
    ["swim", "1500", "0.93"],
    ["bike", "40", "25"],
    ["bike", "40.0", "25"],
    ["run", "10", "6.2"],
    ["run", "8,5", "5.281668"],
    ["run", "ten", "ten"],
    ["run", "", ""],
    ["bike", "0", "0"],
    ["bike", "2000", "2000"],
  ])("of a %s typed in metric as %j is stored as %j", (discipline, typed, stored) => {
    expect(storedRaceDistance(discipline, typed, "kilometers")).toBe(stored);
  });

  const units = fc.constantFrom(...UNIT_PREFERENCES);

  test.prop([fc.constantFrom(...DISCIPLINES), units, fc.integer({ min: 1, max: 20_000 })])(
    "typed in metres, or in hundredths of a kilometre or mile, reads back as typed",
    (discipline, unit, count) => {
      const typed = String(raceDistanceUnit(discipline, unit) === "m" ? count : count / 100);
      const stored = storedRaceDistance(discipline, typed, unit);
      expect(raceDistanceInput(discipline, stored, unit)).toBe(typed);
    },
  );

  test.prop([
    fc.constantFrom(...DISCIPLINES),
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.double({ min: 0, max: 2_000_000, noNaN: true }).map((value) => value.toFixed(7)),
      fc.integer({ min: 0, max: 99 }).map((count) => (count / 1e8).toFixed(8)),
    ),
  ])(
    "typed in metric is refused as miles exactly if it is no length up to 1000 miles",
    (leg, typed) => {
      const length = parseDecimal(typed.trim()) ?? 0;
      const isValid = length > 0 && length <= (leg === "swim" ? 1_609_340 : 1609.34);
      const stored = storedRaceDistance(leg, typed, "kilometers");
      expect(parseRaceDistance(stored) !== null).toBe(isValid);
      if (!isValid) expect(stored).toBe(typed);
    },
  );

  test("converted to miles has two decimals in the form", () => {
    const stored = storedRaceDistance("bike", "40.5", "kilometers");
    expect(raceDistanceInput("bike", stored, "miles")).toBe("25.17");
  });

  test.prop([fc.string({ maxLength: 12 })])("in miles is stored as typed", (typed) => {
    expect(storedRaceDistance("run", typed, "miles")).toBe(typed);
  });
});
