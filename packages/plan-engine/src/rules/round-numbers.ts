import { mainZone, type ExerciseStep, type StepInterval } from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import { isTidyMeters, isTidyReps, isTidySeconds } from "../model/tidy-numbers.ts";
import type { JudgedExercise } from "./plan-rule.ts";

/** From these metres on a swim's total is a multiple of 100, below of 50. */
const LONG_METERS = 1000;
/** Seconds per 100 m of swimmers whose totals are multiples of 50 only. */
const SLOW_SECONDS = 180;
/** Walks come between the minutes of running as often as the exercise lasts. */
const hasWalks = ({ intervals }: ExerciseStep) => intervals.some(({ feel }) => feel === "walk");

/** True if steps, repetitions and totals of the exercise are numbers that are easy to remember. */
export const hasRoundNumbers = (exercise: JudgedExercise, poolLength: number): boolean =>
  exercise.steps.every((step) => isTidyReps(step.repeat) || hasWalks(step)) &&
  (exercise.type === "swim" ? isRoundSwim(exercise, poolLength) : isRoundOnLand(exercise));

function isRoundSwim({ steps }: JudgedExercise, poolLength: number): boolean {
  const stretches = steps.flatMap(({ intervals }) => intervals);
  const total = sum(
    steps.map(({ repeat, intervals }) => repeat * sum(intervals.map((each) => each.quantity))),
  );
  const isSlow = stretches.some(
    ({ seconds, quantity }) => seconds > (SLOW_SECONDS * quantity) / 100,
  );
  const grid = total >= LONG_METERS && !isSlow ? 100 : 50;
  const isRoundPool = 50 % poolLength === 0;
  return (
    stretches.every(({ quantity }) => isTidyMeters(quantity, poolLength)) &&
    (!isRoundPool || total % grid === 0)
  );
}

function isRoundOnLand(exercise: JudgedExercise): boolean {
  const easiest = mainZone(exercise) ?? "Z1";
  const isWork = ({ zone, isRacePace }: StepInterval) =>
    isRacePace || (zone > "Z2" && zone >= easiest);
  return exercise.steps.every(({ kind, repeat, intervals }) => {
    const seconds = repeat * sum(intervals.map((each) => each.seconds + each.restSeconds));
    const work = kind === "main" ? intervals.filter(isWork) : [];
    return seconds % 60 === 0 && work.every((each) => isTidySeconds(each.seconds));
  });
}
