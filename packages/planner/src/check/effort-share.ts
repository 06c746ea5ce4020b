import type { ExerciseStep, Zone } from "@triplan/domain";
import { sum } from "../shared/numbers.ts";

interface Stepped {
  steps: readonly ExerciseStep[];
}

/** True where some stretch lies above the zone or at race pace. */
export const hasEffortAbove = (steps: readonly ExerciseStep[], zone: Zone): boolean =>
  steps.some((step) => step.intervals.some((each) => each.isRacePace || each.zone > zone));

/** Seconds in motion above zone 2. */
const notEasySeconds = (exercise: Stepped): number => secondsIn(exercise, (zone) => zone > "Z2");

/** Share of the time in motion in zones 1 and 2; 1 where nothing is planned. */
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
