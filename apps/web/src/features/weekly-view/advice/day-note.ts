import { formatHours } from "@triplan/domain";
import type { WeekDay } from "../model/week-model.ts";
import type { WeekExercise } from "../week-types.ts";
import { isHard, nounOf } from "./hard-exercise.ts";

/**
 * What to mind of a day as it stands while nothing waits for its place: more than its hours, or a
 * hard exercise right after a hard one. Null when there is nothing, or the day is over.
 */
export function dayNote(
  day: WeekDay<WeekExercise>,
  dayBefore: WeekDay<WeekExercise> | undefined,
): string | null {
  if (day.isOver) return null;
  const over = day.planned - day.capacity;
  if (over > 0) return `${formatHours(over)} over its hours`;
  const hardBefore = dayBefore?.exercises.find(isHard);
  return hardBefore && day.exercises.some(isHard)
    ? `A hard day after a hard ${nounOf(hardBefore)}`
    : null;
}
