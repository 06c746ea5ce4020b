import { sum } from "../../model/numbers.ts";
import { firstProgress, layOutWeek, type LaidOutWeek } from "./lay-out-week.ts";
import { withHours, withLimits, type SeasonBasis } from "./season-basis.ts";

/** In plans of at least this length the biggest week is between these shares of the plan. */
const PEAK_PLACE = { fromWeeks: 8, earliest: 0.55, latest: 0.95 };

/** Limit for repeated layouts with smaller early weeks; more than two are rare. */
const MAX_TIMES = 10;
/** Each further layout lowers them by this share: a week may end above its target. */
const LOWER_STEP = 0.03;

/** Hours of an optimised curve as a share of the first one's, so that their exercises hold as much. */
const MAX_HOURS = 1.03;

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
  const basis = withSameHours(season);
  let weeks = layOutOnce(basis);
  for (let time = 1; time < MAX_TIMES; time += 1) {
    const late = biggest(weeks.filter((week) => isLate(week, weeks.length)));
    const isRight = weeks.length < PEAK_PLACE.fromWeeks || late >= biggest(weeks);
    if (isRight || late === 0) break;
    const most = late * (1 - LOWER_STEP * (time - 1));
    const early = weeks.filter(({ frame }) => frame.week / weeks.length < PEAK_PLACE.earliest);
    const limits = early.map(({ frame }) => [frame.week, most] as const);
    weeks = layOutOnce(withLimits(basis, limits));
  }
  return { basis, weeks };
}

/** Whole exercises hold less of an optimised week than of the first curve's: gives it back. */
function withSameHours(basis: SeasonBasis): SeasonBasis {
  if (!basis.curve.best) return basis;
  const first = totalOf(layOutOnce({ ...basis, curve: basis.firstCurve }));
  const hours = first / totalOf(layOutOnce(basis));
  return hours > 1 ? withHours(basis, Math.min(hours, MAX_HOURS)) : basis;
}

const totalOf = (weeks: readonly LaidOutWeek[]) => sum(weeks.map(laidOutMinutes));

function layOutOnce(basis: SeasonBasis): LaidOutWeek[] {
  let progress = firstProgress(basis);
  return basis.frames.map((frame) => {
    const { week, after } = layOutWeek(basis, frame, progress);
    progress = after;
    return week;
  });
}

export const laidOutMinutes = (week: LaidOutWeek) => sum(week.slots.map((slot) => slot.minutes));

const biggest = (weeks: readonly LaidOutWeek[]) => Math.max(0, ...weeks.map(laidOutMinutes));

function isLate({ frame }: LaidOutWeek, totalWeeks: number): boolean {
  const place = frame.week / totalWeeks;
  return place >= PEAK_PLACE.earliest && place <= PEAK_PLACE.latest;
}
