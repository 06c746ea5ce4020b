import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { figureText } from "../units/figure.ts";
import { miles } from "../units/unit.ts";
import {
  raceDistanceFigure,
  raceDistanceInput,
  raceDistancesText,
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

  test.each<[Discipline, string, string]>([
    ["swim", "1500", "0.93"],
    ["bike", "40", "25"],
    ["bike", "40.0", "25"],
    ["run", "10", "6.2"],
    ["run", "8,5", "5.2817"],
    ["run", "ten", "ten"],
    ["run", "", ""],
    ["bike", "0", "0"],
    ["bike", "2000", "2000"],
  ])("of a %s typed in metric as %j is stored as %j", (discipline, typed, stored) => {
    expect(storedRaceDistance(discipline, typed, "kilometers")).toBe(stored);
  });

  test.prop([fc.constantFrom(...DISCIPLINES), fc.integer({ min: 1, max: 20_000 })])(
    "typed in metres or hundredths of a kilometre reads back as typed",
    (discipline, count) => {
      const typed = String(discipline === "swim" ? count : count / 100);
      const stored = storedRaceDistance(discipline, typed, "kilometers");
      expect(raceDistanceInput(discipline, stored, "kilometers")).toBe(typed);
    },
  );

  test.prop([fc.string({ maxLength: 12 })])("in miles stays as typed", (typed) => {
    expect(storedRaceDistance("run", typed, "miles")).toBe(typed);
    expect(raceDistanceInput("run", typed, "miles")).toBe(typed);
  });
});
