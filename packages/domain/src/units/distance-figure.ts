import type { Discipline } from "../sport/discipline.ts";
import { METERS_PER_MILE, YARDS_PER_METER } from "./convert.ts";
import { figureText, formatWhole, type Figure } from "./figure.ts";
import type { UnitPreference } from "./unit-preference.ts";

const METERS_PER_KM = 1000;

// Rounding limits between bands: 0.996 shows as 1.0, 9.96 as 10.
const FROM_TENTHS = 0.995;
const FROM_WHOLE = 9.95;

const formatMeasured = (value: number) => value.toFixed(value < FROM_TENTHS ? 2 : 1);

const formatPlanned = (value: number) =>
  value < FROM_WHOLE ? formatMeasured(value) : formatWhole(value);

const onLand = (meters: number, units: UnitPreference, format: (value: number) => string) =>
  units === "miles"
    ? { value: format(meters / METERS_PER_MILE), unit: "mi" }
    : { value: format(meters / METERS_PER_KM), unit: "km" };

/** A planned distance: swims in whole metres; two decimals below 1, one below 10, else none. */
export const plannedDistanceFigure = (
  discipline: Discipline,
  meters: number,
  units: UnitPreference,
): Figure =>
  discipline === "swim"
    ? { value: formatWhole(meters), unit: "m" }
    : onLand(meters, units, formatPlanned);

/** A measured distance: swims in whole yards or metres; two decimals below 1, else one. */
export function measuredDistanceFigure(
  isSwim: boolean,
  meters: number,
  units: UnitPreference,
): Figure {
  if (!isSwim) return onLand(meters, units, formatMeasured);
  return units === "miles"
    ? { value: formatWhole(meters * YARDS_PER_METER), unit: "yd" }
    : { value: formatWhole(meters), unit: "m" };
}

/** Below this, rides and runs are stored with hundredths. */
const SHORT_MILES = 2;

/** Stored miles of a ride or run ("18.4 mi", "0.97 mi"). */
export function storedMiles(meters: number): string {
  const miles = meters / METERS_PER_MILE;
  return `${miles.toFixed(miles < SHORT_MILES ? 2 : 1)} mi`;
}

const STORED = /^(\d[\d,]*(?:\.\d+)?) (m|mi)$/;

/** Metres of a stored distance ("1900 m", "18.4 mi"); null for other texts. */
export function parseDistance(text: string): number | null {
  const match = STORED.exec(text);
  if (!match) return null;
  const value = Number(match[1]?.replaceAll(",", ""));
  return match[2] === "mi" ? value * METERS_PER_MILE : value;
}

/** A stored distance in the athlete's units; other texts stay unchanged. */
export function plannedDistanceText(
  discipline: Discipline,
  stored: string,
  units: UnitPreference,
): string {
  const meters = parseDistance(stored);
  return meters === null ? stored : figureText(plannedDistanceFigure(discipline, meters, units));
}
