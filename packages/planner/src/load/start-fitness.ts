import { addDays, daysBetween, type IsoDate } from "@triplan/domain";
import { outlineSeason } from "../outline-season.ts";
import type { PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { fitnessCurve, settledAt, type FitnessState } from "./fitness-curve.ts";

/** Training load of one activity on its day. */
export interface DatedLoad {
  date: IsoDate;
  load: number;
}

/** Days before a plan that its start fitness follows from. */
export const HISTORY_DAYS = 180;

/** From this many recorded days on they give a curve; from fewer their mean; else an assumption. */
const CURVE_DAYS = 42;
const MEAN_DAYS = 14;
const FIRST_DAYS = 28;
/** Fewer activities a week are no record of what an athlete does. */
const MIN_ACTIVITIES_A_WEEK = 2;

const mean = (values: readonly number[]) => sum(values) / values.length;

/**
 * Fitness and fatigue on the morning of the plan's first Sunday, from what came before it alone:
 * activities of the 180 days before, or an assumption from the request where these are too few. A
 * later goal, adjustment or activity never changes it.
 */
export function startFitness(request: PlanRequest, history: readonly DatedLoad[]): FitnessState {
  const from = addDays(request.startDate, -HISTORY_DAYS);
  const before = history.filter(({ date }) => date >= from && date < request.startDate);
  const daily = recordedDays(before, request.startDate);
  const isRegular = (7 * before.length) / daily.length >= MIN_ACTIVITIES_A_WEEK;
  if (daily.length < MEAN_DAYS || !isRegular) return settledAt(assumedLoad(request));
  if (daily.length < CURVE_DAYS) return settledAt(mean(daily));
  const usual = settledAt(mean(daily.slice(0, FIRST_DAYS)));
  return fitnessCurve(daily, usual).at(-1) ?? usual;
}

/** Load of each day from the first activity to the eve of the plan. */
function recordedDays(history: readonly DatedLoad[], startDate: IsoDate): number[] {
  const first = history.map(({ date }) => date).toSorted()[0];
  if (first === undefined) return [];
  const daily = Array.from({ length: daysBetween(first, startDate) }, () => 0);
  for (const { date, load } of history) {
    const day = daysBetween(first, date);
    daily[day] = (daily[day] ?? 0) + load;
  }
  return daily;
}

/** An hour of a usual week, in points of load. */
const LOAD_OF_AN_HOUR = 55;
/** Training before the plan, as a part of its first full week. */
const START_PART = 0.9;

/** Daily load assumed before a plan with these minutes; the second week is whole, the first may not be. */
export const dailyLoadBefore = (weekMinutes: readonly number[]): number =>
  (START_PART * (Math.max(0, ...weekMinutes.slice(0, 2)) / 60) * LOAD_OF_AN_HOUR) / 7;

/**
 * Daily load that an athlete without a record is assumed to be used to. It comes from the season
 * without goal and optimisation, so that changing either later does not move it.
 */
export function assumedLoad(request: PlanRequest): number {
  const { weeks } = outlineSeason({
    ...request,
    goalFinish: null,
    paceImprovement: 3,
    optimiseLoad: false,
  });
  return dailyLoadBefore(weeks.map(({ targetMinutes }) => targetMinutes));
}
