import type { ExerciseRow, NewExercise } from "@triplan/db";
import { isSameFuel, whySentence } from "@triplan/plan-engine";
import { isOpen, type StoredRow } from "./stored-exercise.ts";

/** The rows that differ from the stored open exercises of their slots, if only in their order. */
export function changedRows(
  stored: readonly StoredRow[],
  rows: readonly NewExercise[],
): NewExercise[] {
  const open = new Map(stored.filter(isOpen).map((row) => [row.slotKey, row]));
  return rows.filter((row) => {
    const before = open.get(row.slotKey);
    return before !== undefined && (isRowChange(before, row) || isReordered(before, row));
  });
}

const isReordered = (before: StoredRow, after: NewExercise): boolean =>
  !before.isDropped && !after.isDropped && before.orderIndex !== after.orderIndex;

/** True if the exercise itself changes, not only its place in the order of the week. */
export function isRowChange(before: StoredRow, after: NewExercise): boolean {
  if (before.isDropped || after.isDropped) return before.isDropped !== after.isDropped;
  return (
    isContentChange(before, after) || isOtherReason(before, after) || !isSameFuel(before, after)
  );
}

/** Targets follow from the description, so they are not compared. */
export const isContentChange = (before: ExerciseRow, after: NewExercise): boolean =>
  before.duration !== after.duration ||
  before.intensity !== after.intensity ||
  before.templateId !== after.templateId ||
  before.description !== after.description ||
  before.notes !== after.notes ||
  before.brickId !== after.brickId ||
  before.suggestedDay !== after.suggestedDay;

// Ignores the athlete's request within the reasons: it may differ for the same change. Rows from
// before reasons were stored have none and count as unchanged.
const isOtherReason = (before: ExerciseRow, after: NewExercise): boolean =>
  before.reasons.length > 0 && whySentence(before, null) !== whySentence(after, null);
