import { missedSets, type StoredExercise } from "@triplan/plan-engine";
import type { PlanEdition } from "../edition/plan-edition.ts";
import { storedExercise, type StoredRow } from "./stored-exercise.ts";

/**
 * The exercises as their ladders see them: not those of an earlier engine, whose sets are on no ladder,
 * nor those that adjustments leave out.
 */
export const climbingExercises = (
  stored: readonly StoredRow[],
  { firstWeek }: Pick<PlanEdition, "firstWeek">,
): StoredExercise[] =>
  stored.filter((row) => !row.isDropped && row.week >= firstWeek).map(climbingExercise);

/** An exercise that another sport took the place of was not done. */
function climbingExercise(row: StoredRow): StoredExercise {
  const { matchedActivity } = row;
  const isReplaced = matchedActivity !== null && matchedActivity.family !== row.type;
  const exercise = storedExercise(row);
  return isReplaced
    ? { ...exercise, isCompleted: false, isMatched: false, isSkipped: true }
    : exercise;
}

/** Slots of what is missed by now, to be kept with a change that writes the plan as a whole. */
export const missedNow = (
  stored: readonly StoredRow[],
  edition: Pick<PlanEdition, "firstWeek" | "fromWeek">,
): string[] => missedSets(climbingExercises(stored, edition), edition.fromWeek);
