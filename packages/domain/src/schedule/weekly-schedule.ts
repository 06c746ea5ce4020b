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

/** Range and step of a day's hours. */
export const HOURS_LIMITS = { min: 0, max: 8, step: 0.5 } as const;

export const MIN_TRAINING_DAYS = 3;

export type ScheduleProblem = "too_few_days" | "no_endurance_day";

/** True for an available day with hours. */
export const isTrainingDay = (entry: ScheduleEntry): boolean => entry.available && entry.hours > 0;

/** First violated rule of a weekly schedule, or null if a plan can be built on it. */
export function scheduleProblem(schedule: WeeklySchedule): ScheduleProblem | null {
  const trainingDays = schedule.filter(isTrainingDay);
  if (trainingDays.length < MIN_TRAINING_DAYS) return "too_few_days";
  return trainingDays.some((entry) => entry.isEndurance) ? null : "no_endurance_day";
}

/** Clears the hours and endurance of an unavailable day. */
export const normalizeEntry = (entry: ScheduleEntry): ScheduleEntry =>
  entry.available ? entry : { ...entry, hours: 0, isEndurance: false };

/** Entry of a day; with 0 hours the day is unavailable. */
export const entryOf = (day: Weekday, hours: number, isEndurance = false): ScheduleEntry => ({
  day,
  dayName: DAY_NAMES[day],
  available: hours > 0,
  hours,
  isEndurance: hours > 0 && isEndurance,
});
