import {
  mainStretches,
  METERS_PER_MILE,
  parsePace,
  parseSpeed,
  thresholdHeartRate,
  type Discipline,
  type StepInterval,
  type Thresholds,
} from "@triplan/domain";
import { distanceMeters, isBestEffort, isByFeel, type PlanPaces } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import { eachExercise } from "./judgements.ts";
import type { JudgedExercise, PlanRule } from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
const TOLERANCE = 0.03;
/** Rides and runs fill their minutes; a swim may end a length or two early. */
const SWIM_SECONDS = { short: 260, long: 30 };

/** Physically possible range: swim s/100 m, bike mph, run s/mi. */
const PHYSICAL = { swim: [40, 400], bike: [5, 45], run: [180, 1400] } as const;

const textMeters = ({ type, distance }: JudgedExercise): number =>
  type === "swim" ? Number.parseFloat(distance) : Number.parseFloat(distance) * METERS_PER_MILE;

/** Number of a pace text with or without its unit; NaN if it has none. */
const paceNumber = (type: Discipline, pace: string): number =>
  type === "bike"
    ? (parseSpeed(pace.replace(" mph", "")) ?? Number.NaN)
    : (parsePace(pace.replace(/\/.*$/, "")) ?? Number.NaN);

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE * Math.max(a, b);

function secondsAt(type: Discipline, meters: number, pace: number): number {
  if (type === "swim") return (meters / 100) * pace;
  const miles = meters / METERS_PER_MILE;
  return type === "bike" ? (miles / pace) * 3600 : miles * pace;
}

function doTextsAgree(exercise: JudgedExercise): boolean {
  const { type, steps } = exercise;
  const all = steps.flatMap((step) => Array.from({ length: step.repeat }, () => step.intervals));
  const meters = distanceMeters(type, all.flat());
  const main = mainStretches(exercise);
  const target = secondsAt(type, distanceMeters(type, main), paceNumber(type, exercise.pace));
  const isFelt = main.some((each) => isBestEffort(each) || isByFeel(each));
  return (
    isNear(textMeters(exercise), meters) &&
    (isFelt || isNear(target, sum(main.map((each) => each.seconds))))
  );
}

/** Seconds that the steps, rests included, exceed the exercise's duration. */
const secondsOver = ({ steps, duration }: JudgedExercise): number =>
  sum(
    steps.map(
      (step) => step.repeat * sum(step.intervals.map((each) => each.seconds + each.restSeconds)),
    ),
  ) -
  duration * 60;

function doStepsFill(exercise: JudgedExercise): boolean {
  const over = secondsOver(exercise);
  return exercise.type === "swim"
    ? over <= SWIM_SECONDS.long && over >= -SWIM_SECONDS.short
    : over === 0;
}

const arePacesPossible = ({ type, steps }: JudgedExercise): boolean =>
  steps
    .flatMap((step) => step.intervals)
    .every((each) => {
      const pace = paceNumber(type, each.pace);
      return pace >= PHYSICAL[type][0] && pace <= PHYSICAL[type][1];
    });

/** Heart rate follows the effort too slowly for shorter stretches, in seconds. */
const MIN_HEART_RATE_SECONDS = 180;

/** True if the athlete's thresholds allow a heart rate for the stretch. */
function hasHeartRate(type: Discipline, { zone, seconds }: StepInterval, known: Thresholds) {
  const isKnown = type !== "swim" && thresholdHeartRate(type, known) !== null;
  return isKnown && zone !== "Z6" && seconds >= MIN_HEART_RATE_SECONDS;
}

/** A range everywhere but by feel; watts and heart rate exactly where they are known. */
function areTargetsWhole({ type, steps }: JudgedExercise, { thresholds }: PlanPaces): boolean {
  return steps
    .flatMap((step) => step.intervals)
    .every((each) => {
      const { target, feel } = each;
      if (feel !== undefined || target === undefined)
        return (feel === undefined) !== (target === undefined);
      const hasWatts = type === "bike" && thresholds.ftpWatts !== undefined;
      return (
        (target.slow !== null || target.fast !== null) &&
        (target.watts !== undefined) === hasWatts &&
        (target.heartRate !== undefined) === hasHeartRate(type, each, thresholds)
      );
    });
}

/** Rules about targets and texts. */
export const TARGET_RULES: readonly PlanRule[] = [
  {
    id: "texts-agree",
    title: "Distance and pace agree with the steps",
    source: SOURCE,
    ...eachExercise(
      (each) => !doTextsAgree(each),
      ({ name, distance, pace }) => `${name} says ${distance} and ${pace}, which don't agree.`,
    ),
  },
  {
    id: "steps-fill",
    title: "The steps fill the time of their exercise",
    source: "docs/plan-engine.md",
    ...eachExercise(
      (each) => !doStepsFill(each),
      (each) => `${each.name} misses its time by ${Math.round(Math.abs(secondsOver(each)))} s.`,
    ),
  },
  {
    id: "targets-whole",
    title: "Each step has a range, and watts and heart rate where they are known",
    source: SOURCE,
    ...eachExercise(
      (each, { basis }) => !areTargetsWhole(each, basis.targets),
      (each) => `${each.name} has a step without its target.`,
    ),
  },
  {
    id: "paces-possible",
    title: "Targets are physically possible",
    source: SOURCE,
    ...eachExercise(
      (each) => !arePacesPossible(each),
      (each) => `${each.name} asks for a pace that nobody can hold.`,
    ),
  },
];
