import type { ExerciseStep } from "@triplan/domain";
import { doseText, rungOf, rungWithId } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";

const LESS = / At your pace you have time for [^.]+\.$/;

/** The notes of a swim; they say how much of the named set its steps hold at the pace of the week. */
export function pacedNotes(
  { templateId, notes }: Pick<PlannedExercise, "templateId" | "notes">,
  steps: readonly ExerciseStep[],
): string {
  const plain = notes.replace(LESS, "");
  const rung = rungWithId(templateId);
  const set = steps.find(({ kind }) => kind === "main");
  if (!rung || !set || !plain.includes(doseText(rung))) return plain;
  const [reps, work] = rungOf(rung);
  const piece = set.intervals[0]?.quantity ?? work;
  // Whole lengths of other pools are a few metres longer or shorter.
  if (rung.ladder === "swim-long" && piece < 0.95 * work) {
    return `${plain} At your pace you have time for ${piece} m in one piece.`;
  }
  return set.repeat < reps
    ? `${plain} At your pace you have time for ${set.repeat} of the ${reps}.`
    : plain;
}
