import { addDays, type IsoDate } from "@triplan/domain";
import { brickGroups } from "../model/bricks.ts";
import { isOpen } from "../model/is-open.ts";
import { inOrder } from "../model/week-model.ts";
import type { WeekExercise } from "../model/week-types.ts";

/** An exercise that is still to come, or both halves of a brick, with its day. */
export interface ComingUp<E> {
  date: IsoDate;
  parts: readonly E[];
}

export interface NextDays<E> {
  tomorrow: IsoDate;
  /** Open exercises of tomorrow; empty on a rest day. */
  ofTomorrow: readonly ComingUp<E>[];
  /** The first open key session after tomorrow. */
  nextKey: ComingUp<E> | null;
}

/** Open exercises after today: those of tomorrow, and the next key session after it. */
export function comingUp<E extends WeekExercise>(
  exercises: readonly E[],
  today: IsoDate,
): NextDays<E> {
  const tomorrow = addDays(today, 1);
  const open = exercises.filter(isOpen).toSorted(inOrder);
  const onDay = (date: IsoDate): ComingUp<E>[] =>
    brickGroups(open.filter(({ scheduledDate }) => scheduledDate === date)).map((parts) => ({
      date,
      parts,
    }));
  const later = open
    .flatMap(({ scheduledDate }) => scheduledDate ?? [])
    .filter((date) => date > tomorrow);
  const nextKey = [...new Set(later)]
    .toSorted()
    .flatMap(onDay)
    .find(({ parts }) => parts.some(({ isKey }) => isKey));
  return { tomorrow, ofTomorrow: onDay(tomorrow), nextKey: nextKey ?? null };
}
