import type { Weekday } from "@triplan/domain";
import type { PlannedExercise } from "../plan-types.ts";

/** A stored exercise as the repair sees it. */
export interface StoredExercise extends PlannedExercise {
  /** Day on which the athlete has put it; null where it is not placed. */
  day: Weekday | null;
  isCompleted: boolean;
  isMatched: boolean;
}

/** What a repair changes. */
export interface FixResult {
  /** The changed exercises, with the content that they get; a missing one is new. */
  changed: PlannedExercise[];
  /** Runs that go to the day of the ride of their brick. */
  moved: { slotKey: string; day: Weekday }[];
  message: string;
}

export const isOpen = (exercise: Pick<StoredExercise, "isCompleted" | "isMatched">): boolean =>
  !exercise.isCompleted && !exercise.isMatched;
