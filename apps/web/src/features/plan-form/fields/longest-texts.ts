import {
  figureText,
  formatHours,
  formatWhole,
  isMiles,
  meters,
  metersToMiles,
  metersToPoolUnit,
  miles,
  milesToKilometers,
  parseFinishTime,
  poolUnitIn,
  poolUnitToMeters,
  raceDistanceFigure,
  TRAINING_LIMITS,
  type Discipline,
  type PerDiscipline,
  type PoolUnit,
  type Units,
  type UsualTraining,
} from "@triplan/domain";
import { planPaces, type PlanRequest } from "@triplan/plan-engine";

interface LongestKind {
  label: string;
  answer: Exclude<keyof UsualTraining, "weeklyHours">;
  unit: string;
  /** Text of minutes or metres. */
  format: (value: number) => string;
  /** Minutes or metres of a typed text; null if it can't be read. */
  read: (text: string) => number | null;
  /** What the field accepts, with the bounds. */
  accepts: string;
}

const METERS_PER_KM = 1000;

const readWhole = (text: string) =>
  /^\d+$/.test(text.replaceAll(",", "")) ? Number(text.replaceAll(",", "")) : null;

/** Minutes of "1:15"; a bare 0 needs no colon. */
function readMinutes(text: string): number | null {
  if (text === "0") return 0;
  const seconds = parseFinishTime(`${text}:00`);
  return seconds === null ? null : seconds / 60;
}

const time = (label: string, answer: "longestRun" | "longestRide"): LongestKind => ({
  label,
  answer,
  unit: "h:mm",
  format: formatHours,
  read: readMinutes,
  accepts: `a time from 0:00 to ${formatHours(TRAINING_LIMITS[answer].max)}`,
});

/** Metres of yards, whole as they are stored. */
const yardsToMeters = (yards: number) => Math.round(poolUnitToMeters(yards, "yd"));

/** Every length of a yard pool is a multiple of this. */
const TIDY_YARDS = 5;

/** Whole yards of stored metres: of two that are stored alike, the one that can be lengths. */
function metersToYards(value: number): number {
  const yards = Math.round(metersToPoolUnit(value, "yd"));
  const isTidy = (each: number) => each % TIDY_YARDS === 0 && yardsToMeters(each) === value;
  return [yards - 1, yards + 1].find(isTidy) ?? yards;
}

const swim = (unit: PoolUnit): LongestKind => ({
  label: "Swim",
  answer: "longestSwim",
  unit,
  format: (value) => formatWhole(unit === "m" ? value : metersToYards(value)),
  read: (text) => {
    const distance = readWhole(text);
    return distance && (unit === "m" ? distance : yardsToMeters(distance));
  },
  accepts: `whole ${unit === "m" ? "meters" : "yards"} from 0 to ${formatWhole(Math.floor(metersToPoolUnit(TRAINING_LIMITS.longestSwim.max, unit)))}`,
});

const LONGEST: PerDiscipline<(units: Units) => LongestKind> = {
  swim: (units) => swim(poolUnitIn(units)),
  bike: () => time("Ride", "longestRide"),
  run: () => time("Run", "longestRun"),
};

/** The field of the longest exercise of a sport, in the athlete's units. */
export const longestKind = (discipline: Discipline, units: Units): LongestKind =>
  LONGEST[discipline](units);

/** The typed value if it is within the bounds, else null. */
export function parseLongest(discipline: Discipline, text: string, units: Units): number | null {
  const { read, answer } = longestKind(discipline, units);
  const value = read(text);
  return value !== null && value <= TRAINING_LIMITS[answer].max ? value : null;
}

/** The same in another measure: miles or kilometers of a swim, distance at today's easy pace of the others. */
export function longestInOther(
  discipline: Discipline,
  value: number,
  request: PlanRequest,
  units: Units,
): string {
  if (value === 0) return "none";
  if (discipline === "swim") {
    return isMiles(units)
      ? figureText(raceDistanceFigure("swim", metersToMiles(meters(value)), units))
      : `${value / METERS_PER_KM} km`;
  }
  const { bike, run } = planPaces(request, 1).today;
  const distance = miles(discipline === "bike" ? (value / 60) * bike.Z2 : (value * 60) / run.Z2);
  return isMiles(units)
    ? `about ${roughText(distance)} mi`
    : `about ${roughText(milesToKilometers(distance))} km`;
}

const roughText = (distance: number) =>
  distance < 3 ? distance.toFixed(1) : formatWhole(distance);
