import type { ExerciseRow } from "@triplan/db";
import type { Weekday } from "@triplan/domain";
import type { StoredExercise } from "@triplan/plan-engine";

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

/** The weekdays that the athlete chose, by slot. */
export const placedOn = (rows: readonly ExerciseRow[]): Map<string, Weekday> =>
  new Map(rows.flatMap(({ slotKey, day }) => (day === null ? [] : [[slotKey, day] as const])));

/** Open: neither completed nor matched, so it may be rewritten. */
export const isOpen = (row: Pick<ExerciseRow, "isCompleted" | "matchedActivityId">): boolean =>
  !row.isCompleted && row.matchedActivityId === null;
