import type { Weekday } from "../calendar/iso-date.ts";
import { isSameAppointment } from "./appointment.ts";
import { daySports, type ScheduleEntry, type WeeklySchedule } from "./weekly-schedule.ts";

/** A schedule that held up to a week. */
export interface EarlierSchedule {
  /** The first week in which it does not hold any more. */
  beforeWeek: number;
  schedule: WeeklySchedule;
}

/** The weekly schedules of a plan, by week. */
export interface PlannedHours {
  /** Ascending by week. */
  earlierSchedules: readonly EarlierSchedule[];
  /** The schedule of all later weeks. */
  weeklySchedule: WeeklySchedule;
}

/** The weeks that a schedule holds for; without an end up to the race. */
export interface ScheduleSpan {
  fromWeek: number;
  toWeek: number | null;
}

/** The schedule that holds in a week. */
export const scheduleOfWeek = (
  { earlierSchedules, weeklySchedule }: PlannedHours,
  week: number,
): WeeklySchedule =>
  earlierSchedules.find(({ beforeWeek }) => week < beforeWeek)?.schedule ?? weeklySchedule;

/**
 * The hours with another schedule in some weeks. One without an end replaces all later changes; one
 * with an end leaves the weeks after it as they are.
 */
export function withSchedule(
  hours: PlannedHours,
  { fromWeek, toWeek }: ScheduleSpan,
  schedule: WeeklySchedule,
): PlannedHours {
  const before = { beforeWeek: fromWeek, schedule: scheduleOfWeek(hours, fromWeek - 1) };
  const earlier = [
    ...hours.earlierSchedules.filter(({ beforeWeek }) => beforeWeek < fromWeek),
    ...(fromWeek > 1 ? [before] : []),
  ];
  if (toWeek === null)
    return withoutRepeats({ earlierSchedules: earlier, weeklySchedule: schedule });
  const later = hours.earlierSchedules.filter(({ beforeWeek }) => beforeWeek > toWeek + 1);
  return withoutRepeats({
    earlierSchedules: [...earlier, { beforeWeek: toWeek + 1, schedule }, ...later],
    weeklySchedule: hours.weeklySchedule,
  });
}

/** The schedule of a week in which another one begins on a weekday. */
const begunSchedule = (
  present: WeeklySchedule,
  next: WeeklySchedule,
  fromDay: Weekday,
): WeeklySchedule =>
  present.map((entry) => (entry.day < fromDay ? entry : (next[entry.day] ?? entry)));

/** The hours with another schedule from a weekday of the first week on. */
export function withScheduleFromDay(
  hours: PlannedHours,
  { fromDay, ...span }: ScheduleSpan & { fromDay: Weekday },
  schedule: WeeklySchedule,
): PlannedHours {
  const { fromWeek, toWeek } = span;
  const first = begunSchedule(scheduleOfWeek(hours, fromWeek), schedule, fromDay);
  const begun = withSchedule(hours, { fromWeek, toWeek: fromWeek }, first);
  if (toWeek === fromWeek) return begun;
  return withSchedule(begun, { fromWeek: fromWeek + 1, toWeek }, schedule);
}

/** Joins neighbours with the same days, so that equal hours are stored in one way. */
function withoutRepeats({ earlierSchedules, weeklySchedule }: PlannedHours): PlannedHours {
  const kept = earlierSchedules.filter(({ schedule }, index) => {
    const next = earlierSchedules[index + 1]?.schedule ?? weeklySchedule;
    return !isSameSchedule(schedule, next);
  });
  return { earlierSchedules: kept, weeklySchedule };
}

/** True if both give each day the same hours, kind, sports and appointment. */
export const isSameSchedule = (a: WeeklySchedule, b: WeeklySchedule): boolean =>
  a.every((entry, index) => isSameDay(entry, b[index]));

/** True if both have the same hours, kind, sports and appointment. */
const isSameDay = (a: ScheduleEntry, b: ScheduleEntry | undefined): boolean =>
  b?.available === a.available &&
  b.hours === a.hours &&
  b.isEndurance === a.isEndurance &&
  daySports(b).join() === daySports(a).join() &&
  isSameAppointment(b.appointment, a.appointment);
