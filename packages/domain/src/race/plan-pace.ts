import { PACE_LIMITS } from "./race-paces.ts";
import type { Discipline, PerDiscipline } from "../sport/discipline.ts";
import {
  kilometersPerHour,
  KILOMETERS_PER_MILE,
  per100Yards,
  perKilometer,
  YARDS_PER_METER,
} from "../units/convert.ts";
import { figureText, type Figure } from "../units/figure.ts";
import { formatPace, formatSpeed, parsePace, parseSpeed } from "../units/pace-text.ts";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { isMiles, poolUnitIn, type Units } from "../units/units.ts";

/** Units of a plan's paces. Swims are per 100 of the pool's unit. */
export const PLAN_PACE_UNITS = {
  miles: { swim: "/100m", bike: "mph", run: "/mi" },
  kilometers: { swim: "/100m", bike: "km/h", run: "/km" },
  "miles+yd": { swim: "/100yd", bike: "mph", run: "/mi" },
  "kilometers+yd": { swim: "/100yd", bike: "km/h", run: "/km" },
} as const satisfies Record<Units, PerDiscipline<string>>;

/** A plan's pace (swim s/100 m, bike mph, run s/mi) in the athlete's units, without its unit. */
export function formatPlanPace(discipline: Discipline, value: number, units: Units): string {
  if (discipline === "bike")
    return (isMiles(units) ? value : shownKilometersPerHour(value)).toFixed(1);
  if (discipline === "run") {
    return formatPace(isMiles(units) ? value : perKilometer(secondsPerMile(value)));
  }
  return formatPace(poolUnitIn(units) === "yd" ? per100Yards(secondsPer100m(value)) : value);
}

export const planPaceFigure = (discipline: Discipline, value: number, units: Units): Figure => ({
  value: formatPlanPace(discipline, value, units),
  unit: PLAN_PACE_UNITS[units][discipline],
});

const storedSpeed = (mph: number) => Number(formatSpeed(mph));

/** Coarse to fine; a tenth of a km/h is finer than the stored tenth of a mph. */
const KMH_STEPS = [1, 0.5, 0.1] as const;

/** The roundest km/h stored as this speed, so that a typed 30 km/h reads back as 30. */
function shownKilometersPerHour(mph: number): number {
  const exact = kilometersPerHour(milesPerHour(storedSpeed(mph)));
  const isSame = (kmh: number) => storedSpeed(kmh / KILOMETERS_PER_MILE) === storedSpeed(mph);
  const candidates = KMH_STEPS.map((step) => Math.round(exact / step) * step);
  return candidates.find(isSame) ?? exact;
}

/** Stored value of a pace typed in the athlete's units; null outside the form's limits. */
export function parsePlanPace(discipline: Discipline, text: string, units: Units): number | null {
  const typed = discipline === "bike" ? parseSpeed(text) : parsePace(text);
  if (typed === null) return null;
  const value = storedValue(discipline, typed, units);
  const { min, max } = PACE_LIMITS[discipline];
  const inside = Math.min(max, Math.max(min, value));
  // The displayed ends of the range are rounded; typing one selects that end.
  const isEnd =
    formatPlanPace(discipline, inside, units) === formatPlanPace(discipline, value, units);
  return isEnd ? inside : null;
}

function storedValue(discipline: Discipline, typed: number, units: Units): number {
  if (discipline === "swim") {
    return poolUnitIn(units) === "yd" ? Math.round(typed * YARDS_PER_METER) : typed;
  }
  if (isMiles(units)) return typed;
  return discipline === "bike"
    ? storedSpeed(typed / KILOMETERS_PER_MILE)
    : Math.round(typed * KILOMETERS_PER_MILE);
}

const STORED = /^([\d:.]+)(?:\/100m| mph|\/mi)?$/;

/**
 * A stored pace ("2:26/100m", "16.5 mph", "16.5") in the athlete's units; other texts stay
 * unchanged.
 */
export function plannedPaceText(discipline: Discipline, stored: string, units: Units): string {
  const value = storedPace(discipline, stored);
  return value === null ? stored : figureText(planPaceFigure(discipline, value, units));
}

/** A stored pace in the athlete's units, with its unit apart; other texts keep their value. */
export function plannedPaceFigure(discipline: Discipline, stored: string, units: Units): Figure {
  const value = storedPace(discipline, stored);
  return value === null
    ? { value: stored, unit: PLAN_PACE_UNITS[units][discipline] }
    : planPaceFigure(discipline, value, units);
}

function storedPace(discipline: Discipline, stored: string): number | null {
  const [, text = ""] = STORED.exec(stored) ?? [];
  return discipline === "bike" ? parseSpeed(text) : parsePace(text);
}
