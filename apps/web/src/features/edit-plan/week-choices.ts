import { currentWeek, dateInWeek, formatMonthAndDay, type IsoDate } from "@triplan/domain";
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
