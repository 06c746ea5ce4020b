import { addDays, weekdayOf, type IsoDate } from "../calendar/iso-date.ts";
import { isTrainingDay, type WeeklySchedule } from "./weekly-schedule.ts";

export interface RestDayPlan {
  startDate: IsoDate;
  raceDate: IsoDate;
  weeklySchedule: WeeklySchedule;
}

/** The days before a plan's race on which its schedule has no training, without the days in `busy`. */
export function restDays(
  { startDate, raceDate, weeklySchedule }: RestDayPlan,
  busy: ReadonlySet<IsoDate>,
): IsoDate[] {
  const free = new Set(weeklySchedule.flatMap((entry) => (isTrainingDay(entry) ? [] : entry.day)));
  const days: IsoDate[] = [];
  for (let date = startDate; date < raceDate; date = addDays(date, 1)) {
    if (free.has(weekdayOf(date)) && !busy.has(date)) days.push(date);
  }
  return days;
}
