import { addDays, daysBetween, START_BASES, type IsoDate, type StartBasis } from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { seasonBasis } from "../layout/season-basis.ts";
import { weekTargets } from "../volume/week-targets.ts";
import { fitnessCurve, settledAt, type FitnessState } from "./fitness-curve.ts";

export interface DatedLoad {
  date: IsoDate;
  load: number;
}

/** Fitness and fatigue on the morning of a plan's first Sunday, and what they are known from. */
export interface FitnessStart extends FitnessState {
  basis: StartBasis;
}

/** Days before the plan that are used for the start fitness. */
export const HISTORY_DAYS = 180;

/** Days with recordings for a full curve, and for a mean. */
const CURVE_DAYS = 42;
const MEAN_DAYS = 14;
const FIRST_DAYS = 28;
/** With fewer activities a week the recordings are incomplete. */
const MIN_ACTIVITIES_A_WEEK = 2;

const mean = (values: readonly number[]) => sum(values) / values.length;

/**
 * The start by the activities of the 180 days before the plan; null if there are too few. Later
 * activities never change it.
 */
export function recordedStart(
  startDate: IsoDate,
  history: readonly DatedLoad[],
): FitnessStart | null {
  const from = addDays(startDate, -HISTORY_DAYS);
  const before = history.filter(({ date }) => date >= from && date < startDate);
  const daily = recordedDays(before, startDate);
  const isRegular = (7 * before.length) / daily.length >= MIN_ACTIVITIES_A_WEEK;
  if (daily.length < MEAN_DAYS || !isRegular) return null;
  if (daily.length < CURVE_DAYS) return { ...settledAt(mean(daily)), basis: "recent-recordings" };
  const usual = settledAt(mean(daily.slice(0, FIRST_DAYS)));
  const { fitness, fatigue } = fitnessCurve(daily, usual).at(-1) ?? usual;
  return { fitness, fatigue, basis: "recordings" };
}

/** Load of an hour in the weeks that an athlete describes in hours. */
const LOAD_OF_A_NAMED_HOUR = 50;

/**
 * The start where nothing is recorded: the weekly hours that the athlete named, else the first full
 * week of the plan as it was first made, by the minutes of each week, or a load week before the race that it follows.
 */
export function assumedStart(
  weeklyHours: number | null,
  weekMinutes: readonly number[],
  minutesBefore: number | null = null,
): FitnessStart {
  return weeklyHours === null
    ? { ...settledAt(dailyLoadBefore(weekMinutes, minutesBefore)), basis: "first-week" }
    : { ...settledAt((weeklyHours * LOAD_OF_A_NAMED_HOUR) / 7), basis: "hours" };
}

/** The start kept with the plan, unless recordings from before it have since said more. */
export function betterStart(kept: FitnessStart, recorded: FitnessStart | null): FitnessStart {
  if (!recorded) return kept;
  return START_BASES.indexOf(recorded.basis) < START_BASES.indexOf(kept.basis) ? recorded : kept;
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

/** Load of an hour in a usual week. */
const LOAD_OF_AN_HOUR = 55;
/** Training before the plan as a share of its first full week. */
const START_PART = 0.9;

/**
 * Assumed daily load before the plan: by the load weeks before its recovery from a race, else by its second week,
 * since the first may be partial.
 */
export const dailyLoadBefore = (
  weekMinutes: readonly number[],
  minutesBefore: number | null = null,
): number => {
  const minutes = minutesBefore ?? Math.max(0, ...weekMinutes.slice(0, 2));
  return (START_PART * (minutes / 60) * LOAD_OF_AN_HOUR) / 7;
};

/**
 * Assumed initial daily load without recordings. Uses the season without goal and optimisation, so
 * that later changes to them do not move it.
 */
export function assumedLoad(request: PlanRequest): number {
  const { frames, curve, fullCapacity, minutesBefore } = seasonBasis({
    ...request,
    goalFinish: null,
    paceImprovement: 3,
    optimiseLoad: false,
  });
  return dailyLoadBefore(weekTargets(frames, curve, fullCapacity), minutesBefore);
}
