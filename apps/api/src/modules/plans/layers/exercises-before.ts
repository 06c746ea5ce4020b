import { isDeepStrictEqual } from "node:util";
import type { ComposedBefore, ExercisesBefore, NewExercise } from "@triplan/db";
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

/** The exercises that a layer rewrites, and those of the plan without it. */
interface Rewritten {
  stored: readonly StoredRow[];
  rows: readonly (After & Pick<NewExercise, "slotKey">)[];
  /** Composed without the layer; what is not among them is not kept. */
  present: readonly (ComposedBefore & Pick<NewExercise, "slotKey">)[];
}

/** The stored exercises that a layer rewrites, to be kept with it. */
export function exercisesBefore({ stored, rows, present }: Rewritten): ExercisesBefore {
  const bySlot = new Map(stored.map((row) => [row.slotKey, row]));
  const composed = new Map(present.map((row) => [row.slotKey, row]));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const before = bySlot.get(row.slotKey);
      const without = composed.get(row.slotKey);
      if (!before || !without) return [];
      const { isDropped } = before;
      const kept = {
        before: { ...plannedExercise(before), isDropped },
        after: afterOf(row),
        composed: composedOf(without),
      };
      return [[row.slotKey, kept] as const];
    }),
  );
}

/** What undoes a layer that takes the place of an earlier one: what that one rewrote, as it was before both. */
export function exercisesBeforeBoth(
  earlier: ExercisesBefore,
  rewritten: Rewritten,
): ExercisesBefore {
  const stored = new Map(rewritten.stored.map((row) => [row.slotKey, row]));
  const next = new Map(rewritten.rows.map((row) => [row.slotKey, row]));
  const kept = Object.entries(earlier).flatMap(([slotKey, each]) => {
    const row = stored.get(slotKey);
    if (!row || !isAsWritten(row, each.after)) return [];
    const written = next.get(slotKey);
    return [[slotKey, written ? { ...each, after: afterOf(written) } : each] as const];
  });
  return { ...exercisesBefore(rewritten), ...Object.fromEntries(kept) };
}

/** What undoes a layer after one is gone whose exercises it had rewritten: these, as they were before both. */
export function rebasedExercises(
  exercises: ExercisesBefore,
  removed: ExercisesBefore,
  { stored, rows }: Omit<Rewritten, "present">,
): ExercisesBefore {
  const bySlot = new Map(stored.map((row) => [row.slotKey, row]));
  const next = new Map(rows.map((row) => [row.slotKey, row]));
  return Object.fromEntries(
    Object.entries(exercises).map(([slotKey, each]) => {
      const gone = removed[slotKey];
      if (!gone || !isDeepStrictEqual(afterOf(each.before), gone.after)) return [slotKey, each];
      const row = bySlot.get(slotKey);
      const written = row && isAsWritten(row, each.after) ? next.get(slotKey) : undefined;
      return [slotKey, { ...gone, after: written ? afterOf(written) : each.after }];
    }),
  );
}

/**
 * The open exercises that are still as the layer wrote them, as they were before it, with the targets of today;
 * `composed` has all exercises without the layer. Composing them would read what was done since. Not what any other
 * layer, adjustment or change of the plan has changed since: those are composed.
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
    if (kept.composed && !isSame(composedOf(base), kept.composed)) return [];
    const { baseDuration, baseIntensity, baseTemplateId } = base;
    const restored = { ...kept.before, baseDuration, baseIntensity, baseTemplateId };
    const isRetargeted = !row.isDropped && row.description !== kept.after.description;
    return [{ ...restored, ...(isRetargeted && rewriteTargets(request, [restored])[0]) }];
  });
}

/** The rows with others in place of those of the same slots, and the rest of the others. */
export function replacedBySlot(
  rows: readonly NewExercise[],
  others: readonly NewExercise[],
): NewExercise[] {
  const slots = new Set(others.map(({ slotKey }) => slotKey));
  return [...rows.filter(({ slotKey }) => !slots.has(slotKey)), ...others];
}

const composedOf = (row: ComposedBefore): ComposedBefore => ({
  type: row.type,
  duration: row.duration,
  intensity: row.intensity,
  templateId: row.templateId,
  suggestedDay: row.suggestedDay,
  isDropped: row.isDropped,
});

const isSame = (a: ComposedBefore, b: ComposedBefore): boolean =>
  a.isDropped && b.isDropped ? true : isDeepStrictEqual(a, b);

/** True if only targets were rewritten since. The sets of a swim follow its targets, so they count. */
function isAsWritten(row: StoredRow, after: After): boolean {
  const { description, ...now } = afterOf(row);
  const { description: written, ...then } = after;
  const isSameText = row.type !== "swim" || row.isDropped || description === written;
  return isSameText && isDeepStrictEqual(now, then);
}
