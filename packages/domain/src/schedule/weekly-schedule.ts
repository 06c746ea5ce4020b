import { DAY_NAMES, type DayName, type Weekday } from "../calendar/iso-date.ts";

/** One day of a weekly schedule. An unavailable day has 0 hours and no endurance. */
export interface ScheduleEntry {
  day: Weekday;
  dayName: DayName;
  available: boolean;
  /** 0 to 8 in steps of 0.5. */
  hours: number;
  isEndurance: boolean;
}

/** Seven entries, Sunday first. */
export type WeeklySchedule = readonly ScheduleEntry[];

/** What an athlete may enter for a day. */
export const HOURS_LIMITS = { min: 0, max: 8, step: 0.5 } as const;

export const MIN_TRAINING_DAYS = 3;

export type ScheduleProblem = "too_few_days" | "no_endurance_day";

/** True for a day on which something can be planned. */
export const isTrainingDay = (entry: ScheduleEntry): boolean => entry.available && entry.hours > 0;

/** First broken rule of a weekly schedule, or null when it can be planned. */
export function scheduleProblem(schedule: WeeklySchedule): ScheduleProblem | null {
  const trainingDays = schedule.filter(isTrainingDay);
  if (trainingDays.length < MIN_TRAINING_DAYS) return "too_few_days";
  return trainingDays.some((entry) => entry.isEndurance) ? null : "no_endurance_day";
}

/** The entry as it is kept: an unavailable day has no hours and no endurance. */
export const normalizeEntry = (entry: ScheduleEntry): ScheduleEntry =>
  entry.available ? entry : { ...entry, hours: 0, isEndurance: false };

/** Builds the entry of a day from its hours; 0 hours is a day off. */
export const entryOf = (day: Weekday, hours: number, isEndurance = false): ScheduleEntry => ({
  day,
  dayName: DAY_NAMES[day],
  available: hours > 0,
  hours,
  isEndurance: hours > 0 && isEndurance,
});
