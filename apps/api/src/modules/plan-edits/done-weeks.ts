import type { DoneWeek } from "@triplan/domain";
import { isOpen, type StoredRow } from "../plans/rows/stored-exercise.ts";

/** Weeks that the size of the next ones follows from. */
const WEEKS = 6;

/**
 * What was done in the last weeks before the current one. Weeks without any answer are left out, and
 * count as planned; an exercise that another sport took the place of was not done.
 */
export function doneWeeks(stored: readonly StoredRow[], currentWeek: number): DoneWeek[] {
  const recent = stored.filter(({ week }) => week < currentWeek && week >= currentWeek - WEEKS);
  return [...Map.groupBy(recent, ({ week }) => week)].flatMap(([week, rows]) => {
    if (rows.every(isOpen)) return [];
    const minutes = rows.flatMap((row): [string, number][] => {
      const done = doneMinutes(row);
      return done === null ? [] : [[row.slotKey, done]];
    });
    return [{ week, minutes: Object.fromEntries(minutes) }];
  });
}

function doneMinutes(row: StoredRow): number | null {
  const { matchedActivity: activity } = row;
  if (activity !== null && activity.family !== row.type) return null;
  if (activity !== null) return Math.round(activity.duration / 60);
  return row.isCompleted ? (row.actualDuration ?? row.duration) : null;
}
