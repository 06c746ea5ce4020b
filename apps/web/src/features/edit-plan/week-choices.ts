import {
  currentWeek,
  DAY_NAMES,
  dateInWeek,
  formatMonthAndDay,
  weekDates,
  weekdayOf,
  type IsoDate,
} from "@triplan/domain";
import type { PlanRow } from "../../shared/network/trpc.ts";

/** The coming weeks of a plan, each with its first day. */
export function weekChoices(
  { startDate, totalWeeks }: Pick<PlanRow, "startDate" | "totalWeeks">,
  today: IsoDate,
): { value: string; label: string }[] {
  const next = currentWeek(startDate, today, totalWeeks) + 1;
  return Array.from({ length: Math.max(0, totalWeeks - next + 1) }, (_, index) => {
    const week = next + index;
    const day = formatMonthAndDay(dateInWeek(startDate, week, 0));
    return { value: String(week), label: `Week ${week}, from ${day}` };
  });
}

/** The days of this week from today on; none before the plan and in its last week. */
export function dayChoices(
  { startDate, totalWeeks }: Pick<PlanRow, "startDate" | "totalWeeks">,
  today: IsoDate,
): { value: IsoDate; label: string }[] {
  const week = currentWeek(startDate, today, totalWeeks);
  if (week >= totalWeeks) return [];
  return weekDates(startDate, week)
    .filter((date) => date >= today)
    .map((date) => {
      const day = date === today ? "Today" : DAY_NAMES[weekdayOf(date)];
      return { value: date, label: `${day}, ${formatMonthAndDay(date)}` };
    });
}
