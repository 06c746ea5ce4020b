import { isTrainingDay, type WeeklySchedule } from "./weekly-schedule.ts";
import { addDays, daysBetween, weekdayOf, WEEKDAYS, type IsoDate } from "../calendar/iso-date.ts";
import { currentWeek } from "../calendar/plan-weeks.ts";

/** Plan data that its first week depends on. */
export interface PlanStart {
  createdOn: IsoDate;
  /** Sunday of week 1. */
  startDate: IsoDate;
  raceDate: IsoDate;
  totalWeeks: number;
  weeklySchedule: WeeklySchedule;
}

const isOpen = (schedule: WeeklySchedule, date: IsoDate): boolean =>
  schedule.some((entry) => entry.day === weekdayOf(date) && isTrainingDay(entry));

/** Training days of week 1 from the date until the day before the race. */
function trainingDaysFrom({ startDate, raceDate, weeklySchedule }: PlanStart, from: IsoDate) {
  return WEEKDAYS.map((day) => addDays(startDate, day)).filter(
    (date) => date >= from && date < raceDate && isOpen(weeklySchedule, date),
  ).length;
}

/**
 * Training days left in a first week that had begun when the plan was created; null if it was full.
 */
export const shortStartDays = (plan: PlanStart): number | null =>
  daysBetween(plan.startDate, plan.createdOn) > 0 ? trainingDaysFrom(plan, plan.createdOn) : null;

/**
 * The week that the plan opens on: the current one, or week 2 if a short first week has no training
 * day left.
 */
export function openingWeek(plan: PlanStart, today: IsoDate): number {
  const current = currentWeek(plan.startDate, today, plan.totalWeeks);
  const isShortStart = current === 1 && shortStartDays(plan) !== null;
  if (!isShortStart || trainingDaysFrom(plan, today) > 0) return current;
  return Math.min(2, plan.totalWeeks);
}
