import { daysBetween, weekdayOf, type IsoDate } from "../calendar/iso-date.ts";

const SUNDAY_MINUTE = 4 * 60;
const SATURDAY_MINUTE = 18 * 60;
const SATURDAY = 6;
const WEDNESDAY = 3;

export interface LocalTime {
  today: IsoDate;
  /** Minutes after midnight. */
  minute: number;
}

/**
 * The week of a plan whose check-in is ready: the last one from Sunday at 4:00 to Wednesday, and the present one on
 * Saturday from 18:00 when nothing is left to do. None before the second week begins and after the race.
 *
 * @param hasOpen true if an exercise of the week is still to do
 */
export function checkInWeek(
  { startDate, totalWeeks }: { startDate: IsoDate; totalWeeks: number },
  { today, minute }: LocalTime,
  hasOpen: (week: number) => boolean,
): number | null {
  const present = Math.floor(daysBetween(startDate, today) / 7) + 1;
  const day = weekdayOf(today);
  const isOver = day <= WEDNESDAY && (day > 0 || minute >= SUNDAY_MINUTE);
  const week = isOver ? present - 1 : present;
  if (week < 1 || week >= totalWeeks) return null;
  if (isOver) return week;
  return day === SATURDAY && minute >= SATURDAY_MINUTE && !hasOpen(week) ? week : null;
}
