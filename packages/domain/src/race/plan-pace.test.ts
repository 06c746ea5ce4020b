import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { PACE_LIMITS } from "./race-paces.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";
import { figureText } from "../units/figure.ts";
import { formatPlanPace, parsePlanPace, plannedPaceText, planPaceFigure } from "./plan-pace.ts";
import { UNIT_PREFERENCES, type UnitPreference } from "../units/unit-preference.ts";

const arbDiscipline = fc.constantFrom(...DISCIPLINES);
const arbUnits = fc.constantFrom(...UNIT_PREFERENCES);

const kmh = (mph: number) => Number(formatPlanPace("bike", mph, "kilometers"));

/** A stored pace: whole seconds, or tenths of a mph. */
const arbStored = arbDiscipline.chain((discipline) => {
  const { min, max } = PACE_LIMITS[discipline];
  const scale = discipline === "bike" ? 10 : 1;
  return fc
    .integer({ min: min * scale, max: max * scale })
    .map((value) => ({ discipline, value: value / scale }));
});

describe("a plan's pace", () => {
  test.each<[Discipline, number, UnitPreference, string]>([
    ["swim", 150, "miles", "2:30/100m"],
    ["swim", 150, "kilometers", "2:30/100m"],
    ["bike", 14, "miles", "14.0 mph"],
    ["bike", 15.5, "miles", "15.5 mph"],
    ["bike", 18.6, "kilometers", "30.0 km/h"],
    ["run", 510, "miles", "8:30/mi"],
    ["run", 483, "kilometers", "5:00/km"],
  ])("of a %s stored as %d is shown in %s as %s", (discipline, value, units, text) => {
    expect(figureText(planPaceFigure(discipline, value, units))).toBe(text);
  });

  test.prop([arbStored, arbUnits])(
    "reads back the same after typing it",
    ({ discipline, value }, units) => {
      const text = formatPlanPace(discipline, value, units);
      const stored = parsePlanPace(discipline, text, units);
      expect(stored).not.toBeNull();
      expect(formatPlanPace(discipline, stored ?? 0, units)).toBe(text);
    },
  );

  test.prop([fc.integer({ min: 33, max: 96 })])(
    "typed in whole or half km/h reads back exactly",
    (halves) => {
      const text = (halves / 2).toFixed(1);
      expect(
        formatPlanPace("bike", parsePlanPace("bike", text, "kilometers") ?? 0, "kilometers"),
      ).toBe(text);
    },
  );

  test.prop([fc.integer({ min: 187, max: 596 })])(
    "typed per kilometre reads back exactly",
    (seconds) => {
      const text = formatPlanPace("swim", seconds, "miles");
      expect(
        formatPlanPace("run", parsePlanPace("run", text, "kilometers") ?? 0, "kilometers"),
      ).toBe(text);
    },
  );

  test.prop([fc.integer({ min: 100, max: 299 })])(
    "in km/h grows with the speed in mph",
    (tenths) => {
      expect(kmh((tenths + 1) / 10)).toBeGreaterThan(kmh(tenths / 10));
    },
  );

  test.each<[Discipline, UnitPreference, string, number | null]>([
    ["bike", "kilometers", "30", 18.6],
    ["bike", "kilometers", "30,5", 19],
    ["bike", "kilometers", "16.1", 10],
    ["bike", "kilometers", "48.3", 30],
    ["bike", "kilometers", "15", null],
    ["run", "kilometers", "3:06", 300],
    ["run", "kilometers", "9:57", 960],
    ["run", "kilometers", "3:05", null],
    ["run", "miles", "4:59", null],
    ["swim", "kilometers", "1:40", 100],
    ["run", "kilometers", "fast", null],
  ])("typed for a %s in %s as %s is stored as %s", (discipline, units, text, value) => {
    expect(parsePlanPace(discipline, text, units)).toBe(value);
  });
});

describe("an exercise's stored pace", () => {
  test.each<[Discipline, string, UnitPreference, string]>([
    ["bike", "14 mph", "miles", "14.0 mph"],
    ["bike", "16.5 mph", "kilometers", "26.5 km/h"],
    ["run", "9:48/mi", "kilometers", "6:05/km"],
    ["swim", "2:26/100m", "kilometers", "2:26/100m"],
    ["bike", "16", "miles", "16.0 mph"],
    ["run", "very easy", "kilometers", "very easy"],
  ])("of a %s, %s in %s, is %s", (discipline, stored, units, text) => {
    expect(plannedPaceText(discipline, stored, units)).toBe(text);
  });
});
