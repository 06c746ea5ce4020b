import { HOURS_LIMITS, parseDecimal, type ScheduleEntry } from "@triplan/domain";

/** What a day gets when it becomes available: an available day without hours is no training day. */
const FIRST_HOURS = 1;

const clamp = (hours: number) => Math.min(HOURS_LIMITS.max, Math.max(HOURS_LIMITS.min, hours));
const toStep = (hours: number) => Math.round(hours / HOURS_LIMITS.step) * HOURS_LIMITS.step;

/** Hours of a typed text, to the nearest half hour from 0 to 8, or null when it is no number. */
export function parseHours(text: string): number | null {
  const hours = parseDecimal(text);
  return hours === null ? null : clamp(toStep(hours));
}

/** Hours after `steps` half hours, never outside 0 to 8. */
export const hoursAfter = (hours: number, steps: number): number =>
  clamp(toStep(hours + steps * HOURS_LIMITS.step));

/** The day as available or not: a day off has neither hours nor endurance. */
export const withAvailable = (entry: ScheduleEntry, available: boolean): ScheduleEntry =>
  available
    ? { ...entry, available, hours: entry.hours || FIRST_HOURS }
    : { ...entry, available, hours: 0, isEndurance: false };

/** Hours that the bars of a week are drawn on: 4, or 6 or 8 with the longest day. */
export function gridHours(entries: readonly ScheduleEntry[]): 4 | 6 | 8 {
  const longest = Math.max(...entries.map((entry) => entry.hours));
  if (longest <= 4) return 4;
  return longest <= 6 ? 6 : 8;
}
