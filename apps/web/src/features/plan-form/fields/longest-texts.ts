import {
  figureText,
  formatHours,
  formatWhole,
  meters,
  metersToMiles,
  miles,
  milesToKilometers,
  parseFinishTime,
  raceDistanceFigure,
  TRAINING_LIMITS,
  type Discipline,
  type PerDiscipline,
  type UnitPreference,
  type UsualTraining,
} from "@triplan/domain";
import { planPaces, type PlanRequest } from "@triplan/plan-engine";

interface LongestKind {
  label: string;
  answer: Exclude<keyof UsualTraining, "weeklyHours">;
  unit: string;
  format: (value: number) => string;
  /** Minutes or metres of a typed text; null if it can't be read. */
  read: (text: string) => number | null;
  /** What the field accepts, with the bounds. */
  accepts: string;
}

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

export const LONGEST: PerDiscipline<LongestKind> = {
  swim: {
    label: "Swim",
    answer: "longestSwim",
    unit: "m",
    format: formatWhole,
    read: readWhole,
    accepts: `whole meters from 0 to ${formatWhole(TRAINING_LIMITS.longestSwim.max)}`,
  },
  bike: time("Ride", "longestRide"),
  run: time("Run", "longestRun"),
};

/** The typed value if it is within the bounds, else null. */
export function parseLongest(discipline: Discipline, text: string): number | null {
  const { read, answer } = LONGEST[discipline];
  const value = read(text);
  return value !== null && value <= TRAINING_LIMITS[answer].max ? value : null;
}

/** The same in another measure: miles of a swim, distance at today's easy pace of the others. */
export function longestInOther(
  discipline: Discipline,
  value: number,
  request: PlanRequest,
  units: UnitPreference,
): string {
  if (value === 0) return "none";
  if (discipline === "swim") {
    return figureText(raceDistanceFigure("swim", metersToMiles(meters(value)), "miles"));
  }
  const { bike, run } = planPaces(request, 1).today;
  const distance = miles(discipline === "bike" ? (value / 60) * bike.Z2 : (value * 60) / run.Z2);
  return units === "miles"
    ? `about ${roughText(distance)} mi`
    : `about ${roughText(milesToKilometers(distance))} km`;
}

const roughText = (distance: number) =>
  distance < 3 ? distance.toFixed(1) : formatWhole(distance);
