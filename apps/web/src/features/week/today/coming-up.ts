import { addDays, dateInWeek, type IsoDate } from "@triplan/domain";
import { brickGroups } from "../model/bricks.ts";
import { isOpen } from "../model/is-open.ts";
import { inOrder } from "../model/week-model.ts";
import type { WeekExercise } from "../model/week-types.ts";

/** An exercise that is still to come, or both halves of a brick, with its day. */
export interface ComingUp<E> {
  date: IsoDate;
  parts: readonly E[];
  /** True while the plan only suggests its day. */
  isSuggested: boolean;
}

export interface NextDays<E> {
  tomorrow: IsoDate;
  /** Open exercises of tomorrow; empty on a rest day. */
  ofTomorrow: readonly ComingUp<E>[];
  /** The first open key session after tomorrow. */
  nextKey: ComingUp<E> | null;
}

interface ShownWeek {
  startDate: IsoDate;
  week: number;
  today: IsoDate;
}

/**
 * Open exercises after today: those of tomorrow, and the next key session after it. Those of a later week count on
 * their suggested day until they are placed.
 */
export function comingUp<E extends WeekExercise & { week: number }>(
  exercises: readonly E[],
  { startDate, week, today }: ShownWeek,
): NextDays<E> {
  const tomorrow = addDays(today, 1);
  const dayOf = (exercise: E): IsoDate | null => {
    const { scheduledDate, suggestedDay } = exercise;
    if (scheduledDate !== null || suggestedDay === null || exercise.week <= week)
      return scheduledDate;
    return dateInWeek(startDate, exercise.week, suggestedDay);
  };
  const open = exercises.filter(isOpen).toSorted(inOrder);
  const onDay = (date: IsoDate): ComingUp<E>[] =>
    brickGroups(open.filter((exercise) => dayOf(exercise) === date)).map((parts) => ({
      date,
      parts,
      isSuggested: parts.some(({ scheduledDate }) => scheduledDate === null),
    }));
  const later = open.flatMap((exercise) => dayOf(exercise) ?? []).filter((date) => date > tomorrow);
  const nextKey = [...new Set(later)]
    .toSorted()
    .flatMap(onDay)
    .find(({ parts }) => parts.some(({ isKey }) => isKey));
  return { tomorrow, ofTomorrow: onDay(tomorrow), nextKey: nextKey ?? null };
}
