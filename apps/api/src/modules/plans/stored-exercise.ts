import {
  listDroppedExercises,
  listPlanExercises,
  type ExerciseRow,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import type { Progress, StoredExercise } from "@triplan/plan-engine";

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

export const storedExercise = (row: ExerciseRow): StoredExercise => ({
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
  day: row.day,
  isCompleted: row.isCompleted,
  isMatched: row.matchedActivityId !== null,
});

/** The weekdays that the athlete chose and the exercises that are completed. */
export const progressOf = (rows: readonly ExerciseRow[]): Progress => ({
  placed: new Map(rows.flatMap(({ slotKey, day }) => (day === null ? [] : [[slotKey, day]]))),
  completed: new Set(rows.flatMap((row) => (row.isCompleted ? [row.slotKey] : []))),
});

/** Open: neither completed nor matched, so it may be rewritten. */
export const isOpen = (row: Pick<ExerciseRow, "isCompleted" | "matchedActivityId">): boolean =>
  !row.isCompleted && row.matchedActivityId === null;
