import {
  listDroppedExercises,
  listPlanExercises,
  type ExerciseRow,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import type { PlannedExercise, Progress, StoredExercise } from "@triplan/plan-engine";
import type { PlanEdition } from "../edition/plan-edition.ts";

/** An exercise of the plan, or one that adjustments leave out. */
export type StoredRow = ExerciseRow & { isDropped: boolean };

/** All exercises of a plan by week, those left out among them. */
export async function listStoredRows(db: Queryable, key: PlanKey): Promise<StoredRow[]> {
  const kept = await listPlanExercises(db, key);
  const dropped = await listDroppedExercises(db, key);
  return [
    ...kept.map((row) => ({ ...row, isDropped: false })),
    ...dropped.map((row) => ({ ...row, isDropped: true })),
  ].toSorted((a, b) => a.week - b.week || a.orderIndex - b.orderIndex || a.id - b.id);
}

export const plannedExercise = (row: ExerciseRow): PlannedExercise => ({
  slotKey: row.slotKey,
  week: row.week,
  type: row.type,
  templateId: row.templateId,
  name: row.name,
  duration: row.duration,
  distance: row.distance,
  pace: row.pace,
  intensity: row.intensity,
  description: row.description,
  notes: row.notes,
  steps: row.steps,
  orderIndex: row.orderIndex,
  suggestedDay: row.suggestedDay ?? 0,
  isKey: row.isKey,
  brickId: row.brickId,
  reasons: row.reasons,
  progress: row.progress,
});

export const storedExercise = (row: ExerciseRow & { isDropped?: boolean }): StoredExercise => ({
  ...plannedExercise(row),
  day: row.skippedAt === null ? row.day : null,
  isCompleted: row.isCompleted,
  isMatched: row.matchedActivityId !== null,
  isSkipped: row.skippedAt !== null,
  isDropped: row.isDropped ?? false,
});

/**
 * What the athlete did with the plan. Slots of an earlier engine name other exercises, so those
 * before `firstWeek` only count as the training that the later weeks follow.
 */
export function progressOf(
  rows: readonly StoredRow[],
  { firstWeek }: Pick<PlanEdition, "firstWeek">,
): Progress {
  const own = rows.filter(({ week }) => week >= firstWeek);
  const earlier = rows.filter(({ week, isDropped }) => week < firstWeek && !isDropped);
  return {
    placed: new Map(own.flatMap(({ slotKey, day }) => (day === null ? [] : [[slotKey, day]]))),
    completed: new Map(
      own.flatMap((row) => (isOpen(row) ? [] : [[row.slotKey, plannedExercise(row)]])),
    ),
    earlier: new Map(
      Array.from({ length: firstWeek - 1 }, (_, index) => [
        index + 1,
        earlier.filter(({ week }) => week === index + 1).map(plannedExercise),
      ]),
    ),
  };
}

/** Open: neither completed, matched nor skipped, so it may be rewritten. */
export const isOpen = (
  row: Pick<ExerciseRow, "isCompleted" | "matchedActivityId" | "skippedAt">,
): boolean => !row.isCompleted && row.matchedActivityId === null && row.skippedAt === null;
