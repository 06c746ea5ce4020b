import { DISCIPLINES } from "@triplan/domain";
import { openDays } from "../../calendar/index.ts";
import { writtenPlan } from "../../sessions/index.ts";
import { ALL_DISCIPLINES_MINUTES } from "../../week/index.ts";
import { minutesOf, type WeekScope } from "../adjustments/week-scope.ts";
import type { StoredExercise } from "./fix-types.ts";

/**
 * The engine's shortest exercise of each discipline missing from a week with room for all of them.
 */
export function missingRows(scope: WeekScope, rows: readonly StoredExercise[]): StoredExercise[] {
  const { basis, frame } = scope;
  const hasRoom = openDays(frame.days).length >= 2 && minutesOf(rows) >= ALL_DISCIPLINES_MINUTES;
  const missing = DISCIPLINES.filter((type) => rows.every((row) => row.type !== type));
  if (!hasRoom || missing.length === 0) return [];
  const made = writtenPlan(basis).weeks[frame.week - 1]?.exercises ?? [];
  return missing.flatMap((type) => {
    const shortest = made
      .filter((exercise) => exercise.type === type && exercise.brickId === null)
      .toSorted((a, b) => a.duration - b.duration)[0];
    return shortest ? [{ ...shortest, day: null, isCompleted: false, isMatched: false }] : [];
  });
}
