import type { ExerciseStep, Zone } from "@triplan/domain";
import { sum } from "../model/numbers.ts";

interface Stepped {
  steps: readonly ExerciseStep[];
}

/** True if a step is above the zone or at race pace. */
export const hasEffortAbove = (steps: readonly ExerciseStep[], zone: Zone): boolean =>
  steps.some((step) => step.intervals.some((each) => each.isRacePace || each.zone > zone));

/** Moving time above zone 2, in seconds. */
const notEasySeconds = (exercise: Stepped): number => secondsIn(exercise, (zone) => zone > "Z2");

/** Share of moving time in zones 1 and 2; 1 if nothing is planned. */
export function lowShare(exercises: readonly Stepped[]): number {
  const all = sum(exercises.map((exercise) => secondsIn(exercise, () => true)));
  return all === 0 ? 1 : 1 - sum(exercises.map(notEasySeconds)) / all;
}

const secondsIn = (exercise: Stepped, isCounted: (zone: Zone) => boolean): number =>
  sum(
    exercise.steps.flatMap((step) =>
      step.intervals.map((each) => (isCounted(each.zone) ? step.repeat * each.seconds : 0)),
    ),
  );
