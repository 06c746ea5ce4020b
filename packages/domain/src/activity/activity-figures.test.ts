import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { actualTexts, distanceFigure, paceFigure, type Measures } from "./activity-figures.ts";
import { figureText } from "../units/figure.ts";
import type { UnitPreference } from "../units/unit-preference.ts";
import { SPORT_FAMILIES, type SportFamily } from "../sport/sport-family.ts";

const measures = (over: Partial<Measures> = {}): Measures => ({
  duration: 1800,
  distance: 5000,
  averagePace: null,
  averageSpeed: null,
  ...over,
});

describe("distanceFigure", () => {
  test.each<[SportFamily, UnitPreference, number, string, string]>([
    ["run", "miles", 5000, "3.1 mi", "5000 / 1609.34"],
    ["run", "kilometers", 5000, "5.0 km", "5000 / 1000"],
    ["bike", "miles", 22_692, "14.1 mi", "22692 / 1609.34"],
    ["run", "miles", 800, "0.50 mi", "below 1 it shows hundredths"],
    ["swim", "miles", 1600.2, "1,750 yd", "1600.2 × 1.09361"],
    ["swim", "kilometers", 1600.2, "1,600 m", "rounded"],
    ["swim", "kilometers", 900, "900 m", "no comma below a thousand"],
    ["multisport", "kilometers", 51_500, "51.5 km", "total distance"],
  ])("shows a %s in %s of %d m as %s (%s)", (family, units, distance, text) => {
    const figure = distanceFigure(family, { distance }, units);
    expect(figure && figureText(figure)).toBe(text);
  });

  test.each([null, 0])("returns null for a distance of %s metres", (distance) => {
    expect(distanceFigure("run", { distance }, "miles")).toBeNull();
  });
});

describe("paceFigure", () => {
  test.each<[SportFamily, UnitPreference, Partial<Measures>, string, string]>([
    ["run", "miles", { averagePace: 360 }, "9:39/mi", "360 × 1.60934 = 579.4"],
    ["run", "kilometers", { averagePace: 360 }, "6:00/km", "unchanged"],
    ["swim", "kilometers", { averagePace: 1320 }, "2:12/100m", "1320 / 10"],
    ["swim", "miles", { averagePace: 1443.6 }, "2:12/100yd", "144.36 / 1.09361 = 132.0"],
    ["bike", "miles", { averageSpeed: 8.18 }, "18.3 mph", "8.18 × 2.237"],
    ["bike", "kilometers", { averageSpeed: 8.18 }, "29.4 km/h", "8.18 × 3.6"],
    ["run", "kilometers", { averageSpeed: 2.5 }, "6:40/km", "1000 / 2.5 = 400"],
    ["bike", "kilometers", { averagePace: 125 }, "28.8 km/h", "1000 / 125 = 8 m/s"],
    ["run", "kilometers", {}, "6:00/km", "1800 s for 5 km"],
    ["bike", "kilometers", { distance: 15_000 }, "30.0 km/h", "15 km in half an hour"],
    // @covers units-and-display-2, server-11
  ])("shows a %s in %s of %o as %s: %s", (family, units, over, text) => {
    const figure = paceFigure(family, measures(over), units);
    expect(figure && figureText(figure)).toBe(text);
  });

  test.each(["other", "multisport", "transition"] as const)("returns null for %s", (family) => {
    expect(paceFigure(family, measures({ averagePace: 360 }), "miles")).toBeNull();
  });

  test("returns null without measurements", () => {
    expect(paceFigure("run", measures({ distance: null }), "miles")).toBeNull();
    expect(paceFigure("bike", measures({ duration: 0 }), "miles")).toBeNull();
    expect(paceFigure("bike", measures({ averagePace: Number.MIN_VALUE }), "miles")).toBeNull();
  });

  const arbMeasure = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  test.prop([
    fc.constantFrom(...SPORT_FAMILIES),
    fc.record({
      duration: fc.double({ min: 0, max: 1e6, noNaN: true }),
      distance: arbMeasure,
      averagePace: arbMeasure,
      averageSpeed: arbMeasure,
    }),
    fc.constantFrom("miles" as const, "kilometers" as const),
  ])("never shows a word or a negative number", (family, recorded, units) => {
    for (const figure of [
      distanceFigure(family, recorded, units),
      paceFigure(family, recorded, units),
    ]) {
      expect(figure?.value ?? "").not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe("actualTexts", () => {
  test("use the units of the plan", () => {
    expect(actualTexts("swim", measures({ distance: 1900, averagePace: 1460 }))).toEqual({
      distance: "1,900 m",
      pace: "2:26/100m",
    });
    expect(actualTexts("bike", measures({ distance: 29_612, averageSpeed: 7.376 }))).toEqual({
      distance: "18.4 mi",
      pace: "16.5 mph",
    });
    expect(actualTexts("run", measures({ distance: null }))).toEqual({
      distance: null,
      pace: null,
    });
  });
});
