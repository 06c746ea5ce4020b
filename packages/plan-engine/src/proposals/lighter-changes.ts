import { weekdayOf, type ExerciseChange } from "@triplan/domain";
import { isTest } from "../fitness-tests/index.ts";
import { isHard } from "../intensity/index.ts";
import { clamp, floor5, sum } from "../model/numbers.ts";
import { isLong } from "../week/index.ts";
import type { ProposalExercise } from "./proposal.ts";

/** Shares of the planned minutes that remain: of all days, of long exercises, of each other one at least and at most. */
const SHARE = { all: 0.65, long: 0.75, least: 0.4, most: 0.65 } as const;
/** Shorter exercises are left out. */
const MIN_MINUTES = 20;

const minutesOf = (rows: readonly ProposalExercise[]) => sum(rows.map(({ duration }) => duration));

const isSet = (exercise: ProposalExercise): boolean => isHard(exercise) || isTest(exercise);

const isBrickRun = ({ brickId, type }: ProposalExercise): boolean =>
  brickId !== null && type === "run";

/**
 * About two thirds of the minutes of the exercises, which are in order of their dates: long ones keep three quarters, the last hard
 * one keeps its set as far as its time holds it, the others get easy, bricks lose their run.
 */
export function lighterChanges(coming: readonly ProposalExercise[]): ExerciseChange[] {
  const staying = coming.filter((exercise) => !isBrickRun(exercise));
  const long = staying.filter(isLong);
  const others = staying.filter((exercise) => !isLong(exercise));
  const left = SHARE.all * minutesOf(coming) - SHARE.long * minutesOf(long);
  const share = clamp(left / Math.max(1, minutesOf(others)), SHARE.least, SHARE.most);
  const kept = others.findLast((exercise) => isHard(exercise) && exercise.brickId === null);
  return coming.map((exercise) => {
    const minutes = floor5((isLong(exercise) ? SHARE.long : share) * exercise.duration);
    const isLeftOut = isBrickRun(exercise) || minutes < MIN_MINUTES;
    return changeOf(exercise, {
      minutes: isLeftOut ? null : minutes,
      isLeftOut,
      isEasy: isSet(exercise) && exercise !== kept,
    });
  });
}

/** The hard exercises and their bricks, easy in the same minutes. */
export function easierChanges(coming: readonly ProposalExercise[]): ExerciseChange[] {
  const hard = coming.filter(isSet);
  const bricks = new Set(hard.flatMap(({ brickId }) => brickId ?? []));
  return coming
    .filter((each) => hard.includes(each) || (each.brickId !== null && bricks.has(each.brickId)))
    .map((each) => changeOf(each, { minutes: null, isLeftOut: false, isEasy: true }));
}

function changeOf(
  { slotKey, date }: ProposalExercise,
  { isEasy, ...change }: Pick<ExerciseChange, "minutes" | "isLeftOut"> & { isEasy: boolean },
): ExerciseChange {
  const day = weekdayOf(date);
  return { slotKey, from: day, day, ...change, ...(isEasy && { isEasy }) };
}
