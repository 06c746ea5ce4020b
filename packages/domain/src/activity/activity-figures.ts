import type { Discipline } from "../sport/discipline.ts";
import {
  KILOMETERS_PER_MILE,
  per100Yards,
  speedInKilometersPerHour,
  speedInMilesPerHour,
} from "../units/convert.ts";
import { measuredDistanceFigure, storedMiles } from "../units/distance-figure.ts";
import { figureText, formatWhole, type Figure } from "../units/figure.ts";
import { formatPace } from "../units/pace-text.ts";
import { metersPerSecond, secondsPer100m } from "../units/unit.ts";
import { isMiles, poolUnitIn, type Units } from "../units/units.ts";
import type { SportFamily } from "../sport/sport-family.ts";

/** Measurements of one activity. */
export interface Measures {
  /** Seconds. */
  duration: number;
  /** Metres. */
  distance: number | null;
  /** Seconds per kilometre, for every sport. */
  averagePace: number | null;
  /** Metres per second. */
  averageSpeed: number | null;
}

/** Distance in the athlete's units, swims in yards or metres; null if it was not measured. */
export function distanceFigure(
  family: SportFamily,
  { distance }: Pick<Measures, "distance">,
  units: Units,
): Figure | null {
  return distance ? measuredDistanceFigure(family === "swim", distance, units) : null;
}

/**
 * Pace of a swim or run, speed of a ride, in the athlete's units; derives missing values from the
 * others. Null for other sports and without measurements.
 */
export function paceFigure(family: SportFamily, measures: Measures, units: Units): Figure | null {
  const inMiles = isMiles(units);
  if (family === "bike") return speedFigure(speedOf(measures), inMiles);
  const pace = measuredPace(measures);
  if (pace === null) return null;
  if (family === "swim") return swimFigure(pace, inMiles || poolUnitIn(units) === "yd");
  if (family !== "run") return null;
  return inMiles
    ? { value: formatPace(pace * KILOMETERS_PER_MILE), unit: "/mi" }
    : { value: formatPace(pace), unit: "/km" };
}

function speedFigure(speed: number | null, inMiles: boolean): Figure | null {
  if (speed === null) return null;
  const value = metersPerSecond(speed);
  return inMiles
    ? { value: speedInMilesPerHour(value).toFixed(1), unit: "mph" }
    : { value: speedInKilometersPerHour(value).toFixed(1), unit: "km/h" };
}

/** A tenth of the pace per kilometre is the pace per 100 m. */
function swimFigure(pace: number, inYards: boolean): Figure {
  const per100m = secondsPer100m(pace / 10);
  return inYards
    ? { value: formatPace(per100Yards(per100m)), unit: "/100yd" }
    : { value: formatPace(per100m), unit: "/100m" };
}

const M_PER_KM = 1000;

/**
 * Range of plausible paces in seconds per kilometre; outside it the athlete paused, or the
 * measurement is wrong.
 */
const FASTEST = 10;
const SLOWEST = 36_000;
const ifMoving = (pace: number) => (pace >= FASTEST && pace <= SLOWEST ? pace : null);

/** Seconds per kilometre while moving; null if nothing plausible was measured. */
export function measuredPace({
  averagePace,
  averageSpeed,
  duration,
  distance,
}: Measures): number | null {
  if (averagePace) return ifMoving(averagePace);
  if (averageSpeed) return ifMoving(M_PER_KM / averageSpeed);
  return distance && duration ? ifMoving((duration / distance) * M_PER_KM) : null;
}

function speedOf(measures: Measures): number | null {
  const pace = measuredPace(measures.averageSpeed ? { ...measures, averagePace: null } : measures);
  return pace === null ? null : M_PER_KM / pace;
}

/**
 * Results stored with the exercise, in the units of the plan: swims in metres and per 100 m, rides
 * and runs in miles, whatever the athlete's units.
 */
export function actualTexts(
  discipline: Discipline,
  measures: Measures,
): { distance: string | null; pace: string | null } {
  const units = discipline === "swim" ? "kilometers" : "miles";
  const pace = paceFigure(discipline, measures, units);
  return {
    distance: measures.distance ? storedDistance(discipline, measures.distance) : null,
    pace: pace && figureText(pace),
  };
}

const storedDistance = (discipline: Discipline, meters: number) =>
  discipline === "swim" ? `${formatWhole(meters)} m` : storedMiles(meters);
