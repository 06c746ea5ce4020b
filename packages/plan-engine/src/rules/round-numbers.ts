import {
  mainZone,
  metersToPoolUnit,
  poolUnitOf,
  type ExerciseStep,
  type StepInterval,
} from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import { isTidyDistance, isTidyReps, isTidySeconds } from "../model/tidy-numbers.ts";
import type { JudgedExercise } from "./plan-rule.ts";

/** From this distance on, in the pool's unit, a swim's total is a multiple of 100, below of 50. */
const LONG_DISTANCE = 1000;
/** Seconds per 100 m of swimmers whose totals are multiples of 50 only. */
const SLOW_SECONDS = 180;
/** Walks come between the minutes of running as often as the exercise lasts. */
const hasWalks = ({ intervals }: ExerciseStep) => intervals.some(({ feel }) => feel === "walk");

/** True if steps, repetitions and totals of the exercise are numbers that are easy to remember. */
export const hasRoundNumbers = (exercise: JudgedExercise, poolLength: number): boolean =>
  exercise.steps.every((step) => isTidyReps(step.repeat) || hasWalks(step)) &&
  (exercise.type === "swim" ? isRoundSwim(exercise, poolLength) : isRoundOnLand(exercise));

function isRoundSwim({ steps }: JudgedExercise, lengthMeters: number): boolean {
  const unit = poolUnitOf(lengthMeters);
  const poolLength = metersToPoolUnit(lengthMeters, unit);
  const distanceOf = ({ quantity }: StepInterval) => metersToPoolUnit(quantity, unit);
  const stretches = steps.flatMap(({ intervals }) => intervals);
  const total = sum(steps.map(({ repeat, intervals }) => repeat * sum(intervals.map(distanceOf))));
  const isSlow = stretches.some((each) => each.seconds > (SLOW_SECONDS * distanceOf(each)) / 100);
  const grid = total >= LONG_DISTANCE && !isSlow ? 100 : 50;
  const isRoundPool = 50 % poolLength === 0;
  return (
    stretches.every((each) => isTidyDistance(distanceOf(each), poolLength)) &&
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
