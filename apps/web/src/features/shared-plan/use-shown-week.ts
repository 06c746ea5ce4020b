import { daysBetween } from "@triplan/domain";
import { useLocation, useSearchParams } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import type { SharedPlan } from "../../shared/network/trpc.ts";
import { askedWeek } from "../../shared/plans/plan-view.ts";

const DAYS = 7;

/** The week that the page shows: the one in the address, else today's, else the first. */
export function useShownWeek({ startDate, weeks }: SharedPlan) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const today = useToday();
  const current = startDate === null ? 1 : Math.floor(daysBetween(startDate, today) / DAYS) + 1;
  const isInside = current >= 1 && current <= weeks.length;
  return {
    week: askedWeek(params, weeks.length) ?? (isInside ? current : 1),
    pathTo: (week: number) => `${pathname}?week=${week}`,
  };
}
