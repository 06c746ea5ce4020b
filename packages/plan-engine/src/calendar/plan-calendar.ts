import {
  daysBetween,
  isLimited,
  isTrainingDay,
  LAST_DAYS_WITHOUT_APPOINTMENT,
  scheduleOfWeek,
  daySports,
  WEEKDAYS,
  type Discipline,
  type Weekday,
  DISCIPLINES,
  type ScheduleEntry,
  type WeeklySchedule,
} from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import type { PlanDay } from "./plan-day.ts";
import { raceRecoveredFrom, recoveringDay } from "./race-recovery.ts";

/** Maximum minutes on the day before the race. */
export const RACE_EVE_MINUTES = 30;

/** Endurance days shorter than this share of the longest day hold no long exercise. */
const SHORT_ENDURANCE_PART = 0.6;

/** The seven days of each week, week 1 first. */
export function planCalendar(request: PlanRequest): PlanDay[][] {
  const createdOffset = daysBetween(request.startDate, request.createdOn);
  const raceOffset = daysBetween(request.startDate, request.raceDate);
  const { schedule: weeklySchedule, earlierSchedules = [] } = request;
  const race = raceRecoveredFrom(request);
  const afterRace = race ? daysBetween(race.raceDate, request.startDate) : 0;
  return Array.from({ length: request.totalWeeks }, (_, index) => {
    const schedule = scheduleOfWeek({ weeklySchedule, earlierSchedules }, index + 1);
    return WEEKDAYS.map((day) => {
      const offset = index * 7 + day;
      const isUsable = offset >= createdOffset && offset < raceOffset;
      const planned = planDay(schedule, day, raceOffset - offset, isUsable);
      return race ? recoveringDay(planned, race, afterRace + offset) : planned;
    });
  });
}

function planDay(
  schedule: WeeklySchedule,
  day: Weekday,
  daysToRace: number,
  isUsable: boolean,
): PlanDay {
  const entry = schedule.find((candidate) => candidate.day === day);
  const isOpen = isUsable && entry !== undefined && isTrainingDay(entry);
  const minutes = isOpen ? Math.round(entry.hours * 60) : 0;
  return {
    day,
    daysToRace,
    isUsable,
    minutes: daysToRace === 1 ? Math.min(minutes, RACE_EVE_MINUTES) : minutes,
    isEndurance: isOpen && entry.isEndurance,
    ...(isOpen && isLimited(entry) && { sports: new Set(daySports(entry)) }),
    ...(isOpen && appointmentOf(entry, daysToRace)),
  };
}

function appointmentOf(
  { appointment, hours }: ScheduleEntry,
  daysToRace: number,
): Pick<PlanDay, "appointment"> {
  const isKept =
    appointment && appointment.minutes <= hours * 60 && daysToRace > LAST_DAYS_WITHOUT_APPOINTMENT;
  return isKept ? { appointment } : {};
}

/** True if the exercise is the appointment of its day. */
export const isAppointment = (
  days: readonly PlanDay[],
  { suggestedDay, type }: { suggestedDay: Weekday | null; type: Discipline },
): boolean => days.find(({ day }) => day === suggestedDay)?.appointment?.sport === type;

/** The days with what their appointments leave: fewer minutes, and no second exercise of that sport. */
export const besideAppointments = (days: readonly PlanDay[]): readonly PlanDay[] =>
  days.some(({ appointment }) => appointment)
    ? days.map(({ appointment, ...day }) =>
        appointment
          ? {
              ...day,
              minutes: day.minutes - appointment.minutes,
              sports: new Set(
                DISCIPLINES.filter((each) => each !== appointment.sport && allows(day, [each])),
              ),
            }
          : day,
      )
    : days;

/** True if all of the sports are possible on the day. */
export const allows = (
  { sports }: Pick<PlanDay, "sports">,
  wanted: readonly Discipline[],
): boolean => sports === undefined || wanted.every((sport) => sports.has(sport));

/** Days with available minutes. */
export const openDays = (days: readonly PlanDay[]): PlanDay[] =>
  days.filter((day) => day.minutes > 0);

/** Days with available minutes on which all of the sports are possible. */
export const daysFor = (days: readonly PlanDay[], sports: readonly Discipline[]): PlanDay[] =>
  openDays(days).filter((day) => allows(day, sports));

/**
 * Available minutes of the week. With seven open days the shortest is left out, as a day of rest.
 */
export function weekCapacity(days: readonly PlanDay[]): number {
  const minutes = openDays(days).map((day) => day.minutes);
  return sum(minutes) - (minutes.length === WEEKDAYS.length ? Math.min(...minutes) : 0);
}

/** Available minutes of the longest day that allows the sports; 0 if no such day is open. */
export const longestDayMinutes = (
  days: readonly PlanDay[],
  sports: readonly Discipline[] = [],
): number => Math.max(0, ...daysFor(days, sports).map(({ minutes }) => minutes));

/** Endurance days that are long enough for long exercises; if none is, any day may hold them. */
export function longEnduranceDays(days: readonly PlanDay[]): PlanDay[] {
  const least = SHORT_ENDURANCE_PART * longestDayMinutes(days);
  return openDays(days).filter(({ isEndurance, minutes }) => isEndurance && minutes >= least);
}

/** A full week of the schedule, far from the race. */
export const ordinaryWeek = (schedule: WeeklySchedule): PlanDay[] =>
  WEEKDAYS.map((day) => planDay(schedule, day, Number.POSITIVE_INFINITY, true));
