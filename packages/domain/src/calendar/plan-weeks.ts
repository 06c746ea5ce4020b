import {
  addDays,
  daysBetween,
  sundayOf,
  WEEKDAYS,
  type IsoDate,
  type Weekday,
} from "./iso-date.ts";

export const MAX_WEEKS = 104;

export type RaceDateProblem = "not_in_future" | "too_far_away";

/** Why a plan can't be made for the race date, or null. */
export function raceDateProblem(today: IsoDate, raceDate: IsoDate): RaceDateProblem | null {
  const days = daysBetween(today, raceDate);
  if (days < 1) return "not_in_future";
  return days > MAX_WEEKS * 7 ? "too_far_away" : null;
}

/** Weeks to the race, rounded up, 1 to 104. */
export const totalWeeks = (today: IsoDate, raceDate: IsoDate): number =>
  Math.min(MAX_WEEKS, Math.max(1, Math.ceil(daysBetween(today, raceDate) / 7)));

/**
 * The Sunday on which week 1 of a plan begins: that on or before its creation, or the next one
 * where the race would else fall more than a day after the last week's Saturday. So the race lies
 * in the last week, or on the Sunday right after it.
 */
export function planStartDate(created: IsoDate, raceDate: IsoDate): IsoDate {
  const sunday = sundayOf(created);
  const lastSaturday = addDays(sunday, 7 * totalWeeks(created, raceDate) - 1);
  return daysBetween(lastSaturday, raceDate) > 1 ? addDays(sunday, 7) : sunday;
}

/** The week that `today` lies in, clamped to 1..totalWeeks. */
export function currentWeek(startDate: IsoDate, today: IsoDate, weeks: number): number {
  const week = Math.floor(daysBetween(startDate, today) / 7) + 1;
  return Math.min(weeks, Math.max(1, week));
}

/** The date of a weekday in a plan's week (week >= 1). */
export const dateInWeek = (startDate: IsoDate, week: number, day: Weekday): IsoDate =>
  addDays(startDate, (week - 1) * 7 + day);

/** The seven dates of a plan's week, Sunday first. */
export const weekDates = (startDate: IsoDate, week: number): IsoDate[] =>
  WEEKDAYS.map((day) => dateInWeek(startDate, week, day));
