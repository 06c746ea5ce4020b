import { weekdayOf, type ExerciseChange } from "@triplan/domain";
import { isTest } from "../fitness-tests/index.ts";
import { isHard } from "../intensity/index.ts";
import { floor5, sum } from "../model/numbers.ts";
import { isLong } from "../week/index.ts";
import type { ProposalExercise } from "./proposal.ts";

/** Shares of the planned minutes that remain: of all days, of long exercises, and of the others at least. */
const SHARE = { all: 0.65, long: 0.75, least: 0.4 } as const;
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
  const kept = others.findLast((exercise) => isHard(exercise) && exercise.brickId === null);
  const minutes = new Map([
    ...long.map((exercise) => [exercise, floor5(SHARE.long * exercise.duration)] as const),
    ...sharedMinutes(others, SHARE.all * minutesOf(coming) - SHARE.long * minutesOf(long)),
  ]);
  return coming.map((exercise) => {
    const left = minutes.get(exercise) ?? 0;
    const isLeftOut = left < MIN_MINUTES;
    return changeOf(exercise, {
      minutes: isLeftOut ? null : left,
      isLeftOut,
      isEasy: isSet(exercise) && exercise !== kept,
    });
  });
}

/** The same share of each exercise; what rounding and exercises that are too short leave goes to the next one. */
function sharedMinutes(
  exercises: readonly ProposalExercise[],
  total: number,
): [ProposalExercise, number][] {
  const share = Math.max(SHARE.least, total / Math.max(1, minutesOf(exercises)));
  let left = 0;
  return exercises.map((exercise) => {
    left += share * exercise.duration;
    const minutes = Math.min(exercise.duration, floor5(left));
    if (minutes < MIN_MINUTES) return [exercise, 0];
    left -= minutes;
    return [exercise, minutes];
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
