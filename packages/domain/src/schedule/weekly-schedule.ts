import { DAY_NAMES, type DayName, type Weekday } from "../calendar/iso-date.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";
import { APPOINTMENT_MINUTES, MAX_APPOINTMENTS, type Appointment } from "./appointment.ts";

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
  /** Training at a fixed time; none if absent or null. */
  appointment?: Appointment | null;
}

/** Seven entries, Sunday first. */
export type WeeklySchedule = readonly ScheduleEntry[];

/** Range and step of a day's hours. */
export const HOURS_LIMITS = { min: 0, max: 8, step: 0.5 } as const;

export const MIN_TRAINING_DAYS = 3;

/** A plan with appointments keeps this many training days for itself. */
const MIN_DAYS_WITHOUT = 2;

export type ScheduleProblem =
  | "too_few_days"
  | "no_endurance_day"
  | "no_swim_day"
  | "no_bike_day"
  | "no_run_day"
  | "too_many_appointments"
  | "no_days_without_appointment"
  | "no_time_for_swim"
  | "no_time_for_bike"
  | "no_time_for_run";

const NO_DAY_FOR = {
  swim: "no_swim_day",
  bike: "no_bike_day",
  run: "no_run_day",
} as const satisfies Record<Discipline, ScheduleProblem>;

const NO_TIME_FOR = {
  swim: "no_time_for_swim",
  bike: "no_time_for_bike",
  run: "no_time_for_run",
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

/** The day with another appointment, or with none. */
export function withAppointment(
  entry: ScheduleEntry,
  appointment: Appointment | null,
): ScheduleEntry {
  const { appointment: _before, ...free } = entry;
  return appointment ? { ...free, appointment } : free;
}

/** The schedule with the sports and appointments of another one on the days that name none themselves. */
export const withLimitsOf = (schedule: WeeklySchedule, other: WeeklySchedule): WeeklySchedule =>
  schedule.map((entry) => {
    if (!entry.available) return withAppointment(entry, null);
    const before = other.find(({ day }) => day === entry.day);
    const { sports = before?.sports, appointment = before?.appointment } = entry;
    const limited = sports ? withSports(entry, sports) : entry;
    return withAppointment(limited, appointment ?? null);
  });

/** First violated rule of a weekly schedule, or null if a plan can be built on it. */
export function scheduleProblem(schedule: WeeklySchedule): ScheduleProblem | null {
  const trainingDays = schedule.filter(isTrainingDay);
  if (trainingDays.length < MIN_TRAINING_DAYS) return "too_few_days";
  if (!trainingDays.some((entry) => entry.isEndurance)) return "no_endurance_day";
  const missing = DISCIPLINES.find(
    (sport) => !trainingDays.some((entry) => daySports(entry).includes(sport)),
  );
  if (missing) return NO_DAY_FOR[missing];
  const appointments = trainingDays.filter(({ appointment }) => appointment).length;
  if (appointments > MAX_APPOINTMENTS) return "too_many_appointments";
  if (appointments > 0 && trainingDays.length - appointments < MIN_DAYS_WITHOUT)
    return "no_days_without_appointment";
  const crowded = DISCIPLINES.find((sport) => !trainingDays.some((entry) => hasTime(entry, sport)));
  return crowded ? NO_TIME_FOR[crowded] : null;
}

/** True if the day has an appointment of the sport, or room for a short exercise of it. */
function hasTime(entry: ScheduleEntry, sport: Discipline): boolean {
  if (!daySports(entry).includes(sport)) return false;
  const { appointment } = entry;
  if (!appointment || appointment.sport === sport) return true;
  return entry.hours * 60 - appointment.minutes >= APPOINTMENT_MINUTES.min;
}

/** Clears the hours, endurance, sports and appointment of an unavailable day. */
export function normalizeEntry(entry: ScheduleEntry): ScheduleEntry {
  if (entry.available) return entry;
  const closed = withSports({ ...entry, hours: 0, isEndurance: false }, DISCIPLINES);
  return withAppointment(closed, null);
}

/** Entry of a day; with 0 hours the day is unavailable. */
export const entryOf = (day: Weekday, hours: number, isEndurance = false): ScheduleEntry => ({
  day,
  dayName: DAY_NAMES[day],
  available: hours > 0,
  hours,
  isEndurance: hours > 0 && isEndurance,
});
