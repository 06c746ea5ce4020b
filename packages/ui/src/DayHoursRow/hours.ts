import {
  APPOINTMENT_MINUTES,
  HOURS_LIMITS,
  normalizeEntry,
  parseDecimal,
  type ScheduleEntry,
} from "@triplan/domain";

/** Initial hours of a day that becomes available: without hours it would be no training day. */
const FIRST_HOURS = 1;

const clamp = (hours: number, max: number = HOURS_LIMITS.max) =>
  Math.min(max, Math.max(HOURS_LIMITS.min, hours));

/** The nearest half hour. */
export const toStep = (hours: number): number =>
  Math.round(hours / HOURS_LIMITS.step) * HOURS_LIMITS.step;

/** Parses hours, rounded to the nearest half hour from 0 to 8; null if not numeric. */
export function parseHours(text: string): number | null {
  const hours = parseDecimal(text);
  return hours === null ? null : clamp(toStep(hours));
}

/** Parses minutes of an appointment, rounded to the nearest step; null if not numeric or out of bounds. */
export function parseMinutes(text: string): number | null {
  const { min, max, step } = APPOINTMENT_MINUTES;
  const minutes = Math.round((parseDecimal(text) ?? 0) / step) * step;
  return minutes >= min && minutes <= max ? minutes : null;
}

/** Hours after `steps` half hours, clamped to 0 to `max`. */
export const hoursAfter = (hours: number, steps: number, max?: number): number =>
  clamp(toStep(hours + steps * HOURS_LIMITS.step), max);

/** Sets availability; an unavailable day has neither hours nor endurance, and no limits or appointment. */
export const withAvailable = (entry: ScheduleEntry, available: boolean): ScheduleEntry =>
  available
    ? { ...entry, available, hours: entry.hours || FIRST_HOURS }
    : normalizeEntry({ ...entry, available });

/** Hours of the bars' grid: 4, 6 or 8, depending on the longest day. */
export function gridHours(entries: readonly ScheduleEntry[]): 4 | 6 | 8 {
  const longest = Math.max(...entries.map((entry) => entry.hours));
  if (longest <= 4) return 4;
  return longest <= 6 ? 6 : 8;
}
