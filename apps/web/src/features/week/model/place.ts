import type { Weekday } from "@triplan/domain";
import type { WeekExercise } from "./week-types.ts";

/** Where an exercise can be: a day of the week, or the available list. */
export type Place = Weekday | "available";

export interface Move {
  exerciseId: number;
  from: Place;
  to: Place;
}

/** The move that undoes it. */
export const reversed = ({ exerciseId, from, to }: Move): Move => ({
  exerciseId,
  from: to,
  to: from,
});

/** Current place of an exercise that is not completed. */
export const placeOf = (exercise: WeekExercise): Place =>
  exercise.isScheduled && exercise.day !== null ? exercise.day : "available";
