import {
  figureText,
  mainStretches,
  METERS_PER_MILE,
  parsePace,
  parseSpeed,
  storedMeters,
  storedMiles,
  type Discipline,
  type ExerciseStep,
  type Intensity,
  type StepInterval,
} from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import { remembered } from "../model/remembered.ts";
import { paceFigure, paceText } from "./pace-text.ts";
import { JOG_PACE } from "./week-paces.ts";

// A plan has few targets and many stretches.
const speedOf = remembered((text: string): number => parseSpeed(text) ?? 0);
const paceOf = remembered((text: string): number => parsePace(text) ?? 0);

/** Metres of a stretch: as given for swims, else pace times duration. */
function metersOf(discipline: Discipline, interval: StepInterval): number {
  if (discipline === "swim") return interval.quantity;
  if (discipline === "bike") {
    return (speedOf(interval.pace) * METERS_PER_MILE * interval.seconds) / 3600;
  }
  const pace = paceOf(interval.pace);
  return pace > 0 ? (interval.seconds / pace) * METERS_PER_MILE : 0;
}

export const distanceMeters = (
  discipline: Discipline,
  stretches: readonly StepInterval[],
): number => sum(stretches.map((each) => metersOf(discipline, each)));

/** Distance of all steps as text: "1900 m" for a swim, "18.4 mi" for a ride or a run. */
export function distanceText(discipline: Discipline, steps: readonly ExerciseStep[]): string {
  const meters = sum(steps.map((step) => step.repeat * distanceMeters(discipline, step.intervals)));
  return discipline === "swim" ? storedMeters(meters) : storedMiles(meters);
}

/** The slowest jog, in seconds per mile: 8:23 a kilometre. */
const SLOWEST_JOG = 810;
/** Shown if the pace of an easy run would be slower than a jog. */
const VERY_EASY = "very easy";
/** Shown for a test, which has no target pace. */
const BEST_EFFORT = "best effort";

/** True if an easy stretch has no useful pace: it would mean walking. */
export const isByFeel = ({ unit, zone, pace, isRacePace, feel }: StepInterval): boolean => {
  if (feel === "walk") return false;
  // Only a run has both a time and a pace in minutes.
  const seconds = unit === "s" ? paceOf(pace) : 0;
  if (isRacePace || zone > "Z2") return false;
  return seconds > SLOWEST_JOG || (zone === "Z1" && seconds >= JOG_PACE);
};

/** True for a test or ramp, which has no target pace. */
export const isBestEffort = ({ feel }: StepInterval): boolean => feel === "test" || feel === "ramp";

/**
 * Mean pace of the exercise's main effort: "2:26/100m", "16.5 mph", "9:48/mi", or "very easy" for a
 * run slower than a jog, "best effort" for a test.
 */
export function mainPace(
  discipline: Discipline,
  steps: readonly ExerciseStep[],
  intensity: Intensity,
): string {
  const stretches = mainStretches({ steps, intensity });
  if (stretches.some(isBestEffort)) return BEST_EFFORT;
  if (stretches.some(isByFeel)) return VERY_EASY;
  const seconds = sum(stretches.map((each) => each.seconds));
  const meters = distanceMeters(discipline, stretches);
  const pace = paceText(discipline, meanPace(discipline, seconds, meters));
  return figureText(paceFigure(discipline, pace));
}

function meanPace(discipline: Discipline, seconds: number, meters: number): number {
  if (seconds === 0 || meters === 0) return 0;
  if (discipline === "swim") return (seconds / meters) * 100;
  const miles = meters / METERS_PER_MILE;
  return discipline === "bike" ? (miles / seconds) * 3600 : seconds / miles;
}
