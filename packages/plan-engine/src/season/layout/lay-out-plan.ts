import { clamp, sum } from "../../model/numbers.ts";
import { firstProgress, layOutWeek, type LaidOutWeek } from "./lay-out-week.ts";
import { missingMinutes } from "./missing-minutes.ts";
import {
  withFirstCurve,
  withHours,
  withLimits,
  withMinutes,
  withTaperOf,
  type SeasonBasis,
} from "./season-basis.ts";

/** In plans of at least this length the biggest week is between these shares of the plan. */
const PEAK_PLACE = { fromWeeks: 8, earliest: 0.55, latest: 0.95 };

/** Limit for repeated layouts with smaller early weeks; more than two are rare. */
const MAX_TIMES = 10;
/** Each further layout lowers them by this share: a week may end above its target. */
const LOWER_STEP = 0.03;

/** Hours of an optimised curve as a share of the first one's, so that their exercises hold as much. */
const MAX_HOURS = 1.03;
/** Minutes of all its weeks as a share of those of the first curve's plan. */
const MAX_TOTAL = 1.02;
/** Limit for repeated layouts that bring optimised weeks nearer to those of the first curve. */
const MAX_TIMES_NEARER = 2;

export interface LaidOutPlan {
  /** The season as requested, with the hours that the first curve has. */
  basis: SeasonBasis;
  weeks: readonly LaidOutWeek[];
}

/**
 * Lays out all weeks in order, each within the limits set by the previous ones. If late weeks hold
 * less than early ones, repeats with smaller early weeks.
 */
export function layOutPlan(season: SeasonBasis): LaidOutPlan {
  const { basis, ...laidOut } = season.curve.best ? layOutNearFirst(season) : layOutOnce(season);
  let { weeks } = laidOut;
  for (let time = 1; time < MAX_TIMES; time += 1) {
    const late = biggest(weeks.filter((week) => isLate(week, weeks.length)));
    const isRight = weeks.length < PEAK_PLACE.fromWeeks || late >= biggest(weeks);
    if (isRight || late === 0) break;
    const most = late * (1 - LOWER_STEP * (time - 1));
    const early = weeks.filter(({ frame }) => frame.week / weeks.length < PEAK_PLACE.earliest);
    const limits = early.map(({ frame }) => [frame.week, most] as const);
    ({ weeks } = layOutOnce(withLimits(basis, limits)));
  }
  return { basis, weeks };
}

/**
 * The optimised plan with the hours of the first curve's. Where the weeks that are brought nearer to those
 * of the first curve add too many, it asks for fewer.
 */
function layOutNearFirst(season: SeasonBasis): LaidOutPlan {
  const first = layOutPlan(withFirstCurve(season)).weeks;
  const best = layOutOnce(withTaperOf(season, first));
  // More hours where its exercises hold less of them than those of the first plan.
  const hours = clamp(totalOf(first) / totalOf(best.weeks), 1, MAX_HOURS);
  const plan = nearer(hours === 1 ? best : layOutWithHours(season, first, hours), first);
  const part = totalOf(plan.weeks) / totalOf(first);
  return part > MAX_TOTAL ? nearer(layOutWithHours(season, first, hours / part), first) : plan;
}

const layOutWithHours = (season: SeasonBasis, first: readonly LaidOutWeek[], hours: number) =>
  layOutOnce(withTaperOf(withHours(season, hours), first));

/**
 * Whole exercises hold more or less than the minutes of a week, so a week too far from that of the first
 * curve gets other ones.
 */
function nearer(plan: LaidOutPlan, first: readonly LaidOutWeek[]): LaidOutPlan {
  const missing = missingMinutes(plan.weeks, first);
  let added = missing.map(() => 0);
  let changed = plan;
  let left = missing;
  for (let time = 0; time < MAX_TIMES_NEARER && left.some(isMissing); time += 1) {
    added = sums(added, left);
    changed = layOutOnce(withMinutes(plan.basis, added));
    left = missingMinutes(changed.weeks, first);
  }
  // Weeks whose days hold no other exercises keep their minutes.
  const helps = added.map((minutes, index) => (isLess(left[index], missing[index]) ? minutes : 0));
  const isAllHelp = helps.every((minutes, index) => minutes === added[index]);
  return isAllHelp ? changed : layOutOnce(withMinutes(plan.basis, helps));
}

const isMissing = (minutes: number) => minutes !== 0;

const sums = (some: readonly number[], others: readonly number[]) =>
  some.map((minutes, index) => minutes + (others[index] ?? 0));

const isLess = (some = 0, other = 0) => Math.abs(some) < Math.abs(other);

const totalOf = (weeks: readonly LaidOutWeek[]) => sum(weeks.map(laidOutMinutes));

function layOutOnce(basis: SeasonBasis): LaidOutPlan {
  let progress = firstProgress(basis);
  const weeks = basis.frames.map((frame) => {
    const { week, after } = layOutWeek(basis, frame, progress);
    progress = after;
    return week;
  });
  return { basis, weeks };
}

export const laidOutMinutes = (week: LaidOutWeek) => sum(week.slots.map((slot) => slot.minutes));

const biggest = (weeks: readonly LaidOutWeek[]) => Math.max(0, ...weeks.map(laidOutMinutes));

function isLate({ frame }: LaidOutWeek, totalWeeks: number): boolean {
  const place = frame.week / totalWeeks;
  return place >= PEAK_PLACE.earliest && place <= PEAK_PLACE.latest;
}
