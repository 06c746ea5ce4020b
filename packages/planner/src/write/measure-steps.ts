import {
  METERS_PER_MILE,
  parsePace,
  parseSpeed,
  storedMiles,
  type Discipline,
  type ExerciseStep,
  type Intensity,
  type StepInterval,
} from "@triplan/domain";
import { sum } from "../shared/numbers.ts";
import { paceText, paceWithUnit } from "./exercise-steps.ts";

/** Metres of a stretch: those swum, or those that its pace covers in its time. */
function metersOf(discipline: Discipline, interval: StepInterval): number {
  if (discipline === "swim") return interval.quantity;
  if (discipline === "bike") {
    return ((parseSpeed(interval.pace) ?? 0) * METERS_PER_MILE * interval.seconds) / 3600;
  }
  const pace = parsePace(interval.pace) ?? 0;
  return pace > 0 ? (interval.seconds / pace) * METERS_PER_MILE : 0;
}

/** Metres of all stretches together. */
export const distanceMeters = (
  discipline: Discipline,
  stretches: readonly StepInterval[],
): number => sum(stretches.map((each) => metersOf(discipline, each)));

/** Distance of all steps as text: "1900 m" for a swim, "18.4 mi" for a ride or a run. */
export function distanceText(discipline: Discipline, steps: readonly ExerciseStep[]): string {
  const meters = sum(steps.map((step) => step.repeat * distanceMeters(discipline, step.intervals)));
  return discipline === "swim" ? `${Math.round(meters)} m` : storedMiles(meters);
}

/** Seconds in motion of all steps. */
const movingSeconds = (steps: readonly ExerciseStep[]): number =>
  sum(steps.map((step) => step.repeat * sum(step.intervals.map((each) => each.seconds))));

/**
 * The stretches that an exercise is about: of its main set those at race pace, else those that
 * make it what it is. An easy exercise is about its steady part where that is longer, or where the
 * main set is but a few fast pieces.
 */
export function mainStretches(
  steps: readonly ExerciseStep[],
  intensity: Intensity,
): StepInterval[] {
  const main = steps.filter((step) => step.kind === "main");
  const steady = steps.filter((step) => step.kind === "steady");
  const isEasy = intensity === "easy" || intensity === "recovery";
  const isLonger = movingSeconds(steady) > movingSeconds(main);
  const isFast = main.some((step) => step.intervals.some((each) => each.zone > "Z3"));
  if (isEasy && isFast && steady.length === 0) return easyStretches(steps);
  const isSteady = main.length === 0 || (isEasy && (isLonger || isFast));
  const parts = isSteady && steady.length > 0 ? steady : main.length > 0 ? main : steps;
  const all = stretchesOf(parts);
  const atRacePace = all.filter((each) => each.isRacePace);
  if (atRacePace.length > 0) return atRacePace;
  const easiest = isEasy || intensity === "moderate" ? "Z1" : "Z2";
  const work = all.filter((each) => each.zone > easiest);
  return work.length > 0 ? work : all;
}

const stretchesOf = (steps: readonly ExerciseStep[]): StepInterval[] =>
  steps.flatMap((step) => Array.from({ length: step.repeat }, () => step.intervals).flat());

/** All but the fast pieces: a short easy run is about these, not about its four strides. */
function easyStretches(steps: readonly ExerciseStep[]): StepInterval[] {
  const all = stretchesOf(steps);
  const easy = all.filter((each) => each.zone <= "Z2");
  return easy.length > 0 ? easy : all;
}

/** Mean pace of the stretches that the exercise is about: "2:26/100m", "16.5 mph", "9:48/mi". */
export function mainPace(
  discipline: Discipline,
  steps: readonly ExerciseStep[],
  intensity: Intensity,
): string {
  const stretches = mainStretches(steps, intensity);
  const seconds = sum(stretches.map((each) => each.seconds));
  const meters = distanceMeters(discipline, stretches);
  return paceWithUnit(discipline, paceText(discipline, meanPace(discipline, seconds, meters)));
}

function meanPace(discipline: Discipline, seconds: number, meters: number): number {
  if (seconds === 0 || meters === 0) return 0;
  if (discipline === "swim") return (seconds / meters) * 100;
  const miles = meters / METERS_PER_MILE;
  return discipline === "bike" ? (miles / seconds) * 3600 : seconds / miles;
}
