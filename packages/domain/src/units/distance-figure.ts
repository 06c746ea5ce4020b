import type { Discipline } from "../sport/discipline.ts";
import { METERS_PER_MILE, YARDS_PER_METER } from "./convert.ts";
import { figureText, formatWhole, type Figure } from "./figure.ts";
import { metersToPoolUnit } from "./pool.ts";
import { isMiles, poolUnitIn, type Units } from "./units.ts";

const METERS_PER_KM = 1000;

// Rounding limits between bands: 0.996 shows as 1.0, 9.96 as 10.
const FROM_TENTHS = 0.995;
const FROM_WHOLE = 9.95;

const formatMeasured = (value: number) => value.toFixed(value < FROM_TENTHS ? 2 : 1);

const formatPlanned = (value: number) =>
  value < FROM_WHOLE ? formatMeasured(value) : formatWhole(value);

const onLand = (meters: number, units: Units, format: (value: number) => string) =>
  isMiles(units)
    ? { value: format(meters / METERS_PER_MILE), unit: "mi" }
    : { value: format(meters / METERS_PER_KM), unit: "km" };

/** A planned distance: swims whole, in the pool's unit; two decimals below 1, one below 10, else none. */
export function plannedDistanceFigure(
  discipline: Discipline,
  meters: number,
  units: Units,
): Figure {
  if (discipline !== "swim") return onLand(meters, units, formatPlanned);
  const unit = poolUnitIn(units);
  return { value: formatWhole(metersToPoolUnit(meters, unit)), unit };
}

/** A measured distance: swims in whole yards or metres; two decimals below 1, else one. */
export function measuredDistanceFigure(isSwim: boolean, meters: number, units: Units): Figure {
  if (!isSwim) return onLand(meters, units, formatMeasured);
  return isMiles(units) || poolUnitIn(units) === "yd"
    ? { value: formatWhole(meters * YARDS_PER_METER), unit: "yd" }
    : { value: formatWhole(meters), unit: "m" };
}

const TENTHS = 10;

/** Stored metres of a swim ("1900 m"); with a tenth where whole yards need it ("571.5 m"). */
export const storedMeters = (meters: number): string => `${Math.round(meters * TENTHS) / TENTHS} m`;

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
export function plannedDistanceText(discipline: Discipline, stored: string, units: Units): string {
  const meters = parseDistance(stored);
  return meters === null ? stored : figureText(plannedDistanceFigure(discipline, meters, units));
}
