import { DAY_NAMES, daysBetween, totalWeeks, weekdayOf, type IsoDate } from "@triplan/domain";

const DAYS_COUNTED_SINGLY = 14;

/**
 * "Tomorrow", "Monday, 6 days away", "Sunday, 15 weeks away". The race date must be in the future.
 */
export function raceDateText(today: IsoDate, raceDate: IsoDate): string {
  const days = daysBetween(today, raceDate);
  if (days === 1) return "Tomorrow";
  const distance =
    days < DAYS_COUNTED_SINGLY ? `${days} days` : `${totalWeeks(today, raceDate)} weeks`;
  return `${DAY_NAMES[weekdayOf(raceDate)]}, ${distance} away`;
}
