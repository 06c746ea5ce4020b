import { openingWeek, type IsoDate } from "@triplan/domain";
import type { PlanRow } from "../network/trpc.ts";

/** The ways to look at a plan, in the order of their keys. */
export const PLAN_VIEWS = ["week", "month", "season"] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];

const PARAM = "view";
const WEEK = "week";

/** The view that the address asks for; the week if it names none. */
export function planViewOf(params: URLSearchParams): PlanView {
  const asked = params.get(PARAM);
  return PLAN_VIEWS.find((view) => view === asked) ?? "week";
}

/** The week that the address asks for, at most the last one; null if it names none. */
export function askedWeek(params: URLSearchParams, totalWeeks: number): number | null {
  const week = Number(params.get(WEEK));
  return Number.isInteger(week) && week >= 1 ? Math.min(week, totalWeeks) : null;
}

/** The week that the week view shows: the one in the address, else the one that the plan opens on. */
export const viewedWeek = (params: URLSearchParams, plan: PlanRow, today: IsoDate): number =>
  askedWeek(params, plan.totalWeeks) ?? openingWeek(plan, today);

/** The address of a view, with the week that it comes from. */
export const planViewPath = (view: PlanView, week: number): string =>
  view === "week" ? `/?week=${week}` : `/?${PARAM}=${view}&week=${week}`;

/** The address of a week. */
export const weekPath = (week: number): string => planViewPath("week", week);

/** The id of a day in its week, and the part of its address behind the #. */
export const dayId = (date: IsoDate): string => `day-${date}`;

/** The address of a day in its week. */
export const planDayPath = (week: number, date: IsoDate): string =>
  `${planViewPath("week", week)}#${dayId(date)}`;
