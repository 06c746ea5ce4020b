import type { ExerciseRow, NewExercise } from "@triplan/db";
import { whySentence } from "@triplan/planner";
import { isOpen } from "./stored-exercise.ts";

/** The rows that say something else than the open exercises that are stored in their slots. */
export function changedRows(
  stored: readonly ExerciseRow[],
  rows: readonly NewExercise[],
): NewExercise[] {
  const open = new Map(stored.filter(isOpen).map((row) => [row.slotKey, row]));
  return rows.filter((row) => {
    const before = open.get(row.slotKey);
    return before !== undefined && (isContentChange(before, row) || isOtherReason(before, row));
  });
}

/** True where the athlete sees another exercise; its targets follow from the description. */
export const isContentChange = (before: ExerciseRow, after: NewExercise): boolean =>
  before.duration !== after.duration ||
  before.intensity !== after.intensity ||
  before.templateId !== after.templateId ||
  before.description !== after.description ||
  before.notes !== after.notes ||
  before.suggestedDay !== after.suggestedDay;

// Its reasons may name another wish of the athlete, for the very same change. Exercises from before
// reasons were kept have none, which is no change that anyone asked for.
const isOtherReason = (before: ExerciseRow, after: NewExercise): boolean =>
  before.reasons.length > 0 && whySentence(before, null) !== whySentence(after, null);
