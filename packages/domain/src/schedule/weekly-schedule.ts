import { DAY_NAMES, type DayName, type Weekday } from "../calendar/iso-date.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";

/** One day of a weekly schedule. An unavailable day has 0 hours and no endurance. */
export interface ScheduleEntry {
  day: Weekday;
  dayName: DayName;
  available: boolean;
  /** 0 to 8 in steps of 0.5. */
  hours: number;
  isEndurance: boolean;
  /** The sports that are possible on the day; all if absent. */
  sports?: Discipline[];
}

/** Seven entries, Sunday first. */
export type WeeklySchedule = readonly ScheduleEntry[];

/** Range and step of a day's hours. */
export const HOURS_LIMITS = { min: 0, max: 8, step: 0.5 } as const;

export const MIN_TRAINING_DAYS = 3;

export type ScheduleProblem =
  | "too_few_days"
  | "no_endurance_day"
  | "no_swim_day"
  | "no_bike_day"
  | "no_run_day";

const NO_DAY_FOR = {
  swim: "no_swim_day",
  bike: "no_bike_day",
  run: "no_run_day",
} as const satisfies Record<Discipline, ScheduleProblem>;

/** True for an available day with hours. */
export const isTrainingDay = (entry: ScheduleEntry): boolean => entry.available && entry.hours > 0;

/** The sports that are possible on a day, in the order of the race. */
export const daySports = ({
  sports = [...DISCIPLINES],
}: Pick<ScheduleEntry, "sports">): Discipline[] =>
  DISCIPLINES.filter((sport) => sports.includes(sport));

/** True if a day is not open to all sports. */
export const isLimited = (entry: Pick<ScheduleEntry, "sports">): boolean =>
  daySports(entry).length < DISCIPLINES.length;

/** The day with these sports; all of them are stored as no limit. */
export function withSports(entry: ScheduleEntry, sports: readonly Discipline[]): ScheduleEntry {
  const { sports: _before, ...unlimited } = entry;
  const limited = { ...unlimited, sports: daySports({ sports: [...sports] }) };
  return isLimited(limited) ? limited : unlimited;
}

/** The schedule with the limits of another one on the days that name no sports themselves. */
export const withLimitsOf = (schedule: WeeklySchedule, other: WeeklySchedule): WeeklySchedule =>
  schedule.map((entry) => {
    const sports = entry.sports ?? other.find(({ day }) => day === entry.day)?.sports;
    return sports && entry.available ? withSports(entry, sports) : entry;
  });

/** First violated rule of a weekly schedule, or null if a plan can be built on it. */
export function scheduleProblem(schedule: WeeklySchedule): ScheduleProblem | null {
  const trainingDays = schedule.filter(isTrainingDay);
  if (trainingDays.length < MIN_TRAINING_DAYS) return "too_few_days";
  if (!trainingDays.some((entry) => entry.isEndurance)) return "no_endurance_day";
  const missing = DISCIPLINES.find(
    (sport) => !trainingDays.some((entry) => daySports(entry).includes(sport)),
  );
  return missing ? NO_DAY_FOR[missing] : null;
}

/** Clears the hours, endurance and sports of an unavailable day. */
export function normalizeEntry(entry: ScheduleEntry): ScheduleEntry {
  if (entry.available) return entry;
  return withSports({ ...entry, hours: 0, isEndurance: false }, DISCIPLINES);
}

/** Entry of a day; with 0 hours the day is unavailable. */
export const entryOf = (day: Weekday, hours: number, isEndurance = false): ScheduleEntry => ({
  day,
  dayName: DAY_NAMES[day],
  available: hours > 0,
  hours,
  isEndurance: hours > 0 && isEndurance,
});
