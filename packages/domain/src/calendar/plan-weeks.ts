import {
  addDays,
  daysBetween,
  sundayOf,
  WEEKDAYS,
  type IsoDate,
  type Weekday,
} from "./iso-date.ts";

export const MAX_WEEKS = 104;

/** Days from today to the earliest date to which the race of a plan can move. */
export const MIN_DAYS_TO_MOVED_RACE = 7;

export type RaceDateProblem = "not_in_future" | "too_far_away";

/** Why no plan can be created for the race date, or null. */
export function raceDateProblem(today: IsoDate, raceDate: IsoDate): RaceDateProblem | null {
  const days = daysBetween(today, raceDate);
  if (days < 1) return "not_in_future";
  return days > MAX_WEEKS * 7 ? "too_far_away" : null;
}

/** Weeks to the race, rounded up, 1 to 104. */
export const totalWeeks = (today: IsoDate, raceDate: IsoDate): number =>
  Math.min(MAX_WEEKS, Math.max(1, Math.ceil(daysBetween(today, raceDate) / 7)));

/**
 * Sunday of week 1: the one on or before the creation, or the next if the race would otherwise be
 * more than a day after the last week's Saturday. The race is then in the last week or on the
 * Sunday after it.
 */
export function planStartDate(created: IsoDate, raceDate: IsoDate): IsoDate {
  const sunday = sundayOf(created);
  const lastSaturday = addDays(sunday, 7 * totalWeeks(created, raceDate) - 1);
  return daysBetween(lastSaturday, raceDate) > 1 ? addDays(sunday, 7) : sunday;
}

/** Weeks of a plan that has begun, from its first Sunday to the race. */
export const weeksToRace = (startDate: IsoDate, raceDate: IsoDate): number =>
  Math.max(1, Math.ceil(daysBetween(startDate, raceDate) / 7));

/** Week of `today`, clamped to 1..totalWeeks. */
export function currentWeek(startDate: IsoDate, today: IsoDate, weeks: number): number {
  const week = Math.floor(daysBetween(startDate, today) / 7) + 1;
  return Math.min(weeks, Math.max(1, week));
}

/** Date of a weekday in a plan's week (week >= 1). */
export const dateInWeek = (startDate: IsoDate, week: number, day: Weekday): IsoDate =>
  addDays(startDate, (week - 1) * 7 + day);

/** The seven dates of a plan's week, Sunday first. */
export const weekDates = (startDate: IsoDate, week: number): IsoDate[] =>
  WEEKDAYS.map((day) => dateInWeek(startDate, week, day));

/** True for the seven days from a Sunday on. */
export function isInWeek(sunday: IsoDate, date: IsoDate): boolean {
  const day = daysBetween(sunday, date);
  return day >= 0 && day < 7;
}
