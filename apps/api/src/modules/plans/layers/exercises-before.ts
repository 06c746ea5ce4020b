import { isDeepStrictEqual } from "node:util";
import type { ExercisesBefore, NewExercise } from "@triplan/db";
import { rewriteTargets, type PlanRequest } from "@triplan/plan-engine";
import { isOpen, plannedExercise, type StoredRow } from "../rows/stored-exercise.ts";

type After = ExercisesBefore[string]["after"];

const afterOf = (row: After): After => ({
  duration: row.duration,
  intensity: row.intensity,
  templateId: row.templateId,
  description: row.description,
  reasons: row.reasons,
  isDropped: row.isDropped,
});

/** The stored exercises that a layer rewrites, to be kept with it. */
export function exercisesBefore({
  stored,
  rows,
}: {
  stored: readonly StoredRow[];
  rows: readonly (After & Pick<NewExercise, "slotKey">)[];
}): ExercisesBefore {
  const bySlot = new Map(stored.map((row) => [row.slotKey, row]));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const before = bySlot.get(row.slotKey);
      if (!before) return [];
      const { isDropped } = before;
      const kept = { before: { ...plannedExercise(before), isDropped }, after: afterOf(row) };
      return [[row.slotKey, kept] as const];
    }),
  );
}

/**
 * The open exercises that are still as the layer wrote them, as they were before it, with the targets of today;
 * `composed` has all exercises without the layer. Composing them would read what was done since.
 */
export function restoredExercises(
  open: readonly StoredRow[],
  exercises: ExercisesBefore,
  composed: readonly NewExercise[],
  request: PlanRequest,
): NewExercise[] {
  const bySlot = new Map(composed.map((row) => [row.slotKey, row]));
  return open.flatMap((row): NewExercise[] => {
    const kept = exercises[row.slotKey];
    const base = bySlot.get(row.slotKey);
    if (!kept || !base || !isOpen(row) || !isAsWritten(row, kept.after)) return [];
    const { baseDuration, baseIntensity, baseTemplateId } = base;
    const restored = { ...kept.before, baseDuration, baseIntensity, baseTemplateId };
    const isRetargeted = !row.isDropped && row.description !== kept.after.description;
    return [{ ...restored, ...(isRetargeted && rewriteTargets(request, [restored])[0]) }];
  });
}

/** True if only targets were rewritten since. The sets of a swim follow its targets, so they count. */
function isAsWritten(row: StoredRow, after: After): boolean {
  const { description, ...now } = afterOf(row);
  const { description: written, ...then } = after;
  const isSame = row.type !== "swim" || row.isDropped || description === written;
  return isSame && isDeepStrictEqual(now, then);
}
