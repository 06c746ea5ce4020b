import type { IsoDate, Weekday } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";

/** A stored exercise as `fixLimits` reads it. */
export interface StoredExercise extends PlannedExercise {
  /** Null if the athlete has not placed it. */
  day: Weekday | null;
  isCompleted: boolean;
  isMatched: boolean;
  /** True if the athlete did not do it and said so; it takes up no day. */
  isSkipped?: boolean;
  /** True if an adjustment or a fix leaves it out. */
  isDropped?: boolean;
}

export interface FixFacts {
  currentWeek: number;
  /** The first week of the present engine; exercises before it are moved, but never rewritten. */
  firstWeek: number;
  today: IsoDate;
  /** The exercises as planned and adjusted, by slot: a fixed one gets their minutes back. */
  planned: ReadonlyMap<string, PlannedExercise>;
}

export interface FixResult {
  /** Changed exercises with their new content, including added ones and those that come back. */
  changed: PlannedExercise[];
  /** Exercises that the week has no time for; a later fix brings them back. */
  dropped: PlannedExercise[];
  /** Exercises with another day; null takes them off their day, as none has room. */
  moved: { slotKey: string; day: Weekday | null }[];
  message: string;
}

type Settled = Pick<StoredExercise, "isCompleted" | "isMatched" | "isSkipped">;

/** Open: nothing is known of it yet, so it may be rewritten. */
export const isOpen = (exercise: Settled): boolean =>
  !isDone(exercise) && exercise.isSkipped !== true;

export const isDone = (exercise: Settled): boolean => exercise.isCompleted || exercise.isMatched;

/** The reason that a fix gave the exercise, if one changed it. */
export const fixOf = ({ reasons }: Pick<PlannedExercise, "reasons">) =>
  reasons.find((reason) => reason.rule === "fixed");

/** The exercise without what the athlete did with it. */
export function contentOf(row: StoredExercise): PlannedExercise {
  const { day: _day, isCompleted: _done, isMatched: _matched, ...content } = row;
  const { isSkipped: _skipped, isDropped: _dropped, ...rest } = content;
  return rest;
}
