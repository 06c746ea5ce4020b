import type { Weekday } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";

/** A stored exercise as `fixLimits` reads it. */
export interface StoredExercise extends PlannedExercise {
  /** Null if the athlete has not placed it. */
  day: Weekday | null;
  isCompleted: boolean;
  isMatched: boolean;
}

export interface FixResult {
  /** Changed exercises with their new content, including added ones. */
  changed: PlannedExercise[];
  /** Runs to move to the day of their brick's ride. */
  moved: { slotKey: string; day: Weekday }[];
  message: string;
}

export const isOpen = (exercise: Pick<StoredExercise, "isCompleted" | "isMatched">): boolean =>
  !exercise.isCompleted && !exercise.isMatched;
