import type { NewExercise, Queryable, TrainingPlanRow } from "@triplan/db";
import { dateInWeek, type IsoDate, type Weekday } from "@triplan/domain";
import { moveExercise } from "./move-exercise.ts";
import { isOpen, type StoredRow } from "./stored-exercise.ts";

type PlanStart = Pick<TrainingPlanRow, "startDate">;

interface RewrittenRows {
  stored: readonly StoredRow[];
  rows: readonly NewExercise[];
}

/**
 * Moves placed runs with their bricks: to the day of the ride that they follow now, and back to their
 * suggested day when the brick ends. A day that is over is no day to move to.
 */
export async function moveBrickRuns(
  trx: Queryable,
  plan: PlanStart,
  today: IsoDate,
  rewritten: RewrittenRows,
): Promise<void> {
  for (const { row, day } of brickRunMoves(plan, today, rewritten)) {
    await moveExercise(trx, plan, row, day);
  }
}

/** The placed runs that move with their bricks, and their new days. */
export function brickRunMoves(
  plan: PlanStart,
  today: IsoDate,
  { stored, rows }: RewrittenRows,
): { row: StoredRow; day: Weekday }[] {
  const next = new Map(rows.map((row) => [row.slotKey, row]));
  return stored.flatMap((row) => {
    const after = next.get(row.slotKey);
    if (!after || row.type !== "run" || row.day === null || !isOpen(row)) return [];
    const day = dayAfter(row, after, { stored, rows });
    const isComing = day !== null && dateInWeek(plan.startDate, row.week, day) >= today;
    return isComing && day !== row.day ? [{ row, day }] : [];
  });
}

/** The day of a run whose brick begins or ends; null for other runs. */
function dayAfter(
  before: StoredRow,
  after: NewExercise,
  { stored, rows }: RewrittenRows,
): Weekday | null {
  if (before.brickId === after.brickId) return null;
  if (after.brickId === null) {
    return before.suggestedDay === after.suggestedDay ? null : after.suggestedDay;
  }
  const ride = rows.find(({ type, brickId }) => type === "bike" && brickId === after.brickId);
  const placed = stored.find(({ slotKey }) => slotKey === ride?.slotKey)?.day ?? null;
  return placed ?? after.suggestedDay;
}
