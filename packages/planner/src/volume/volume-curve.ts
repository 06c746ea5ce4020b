import type { BestCurve } from "../optimise/best-curve-type.ts";
import type { WeekFrame } from "../periodise/periodise.ts";
import { ordinaryWeek, weekCapacity } from "../periodise/plan-calendar.ts";
import type { PlanRequest } from "../plan-types.ts";
import { clamp } from "../shared/numbers.ts";
import {
  ALL_DISCIPLINES_MINUTES,
  growthLimit,
  PEAK_FACTOR,
  RACE_VOLUME,
  USED_AVAILABILITY,
} from "./volume-tables.ts";

/** The first week holds at most this part of the biggest one. */
const MAX_START_PART = 0.85;
const START_SHIFT = { beginner: -0.05, intermediate: 0, advanced: 0.05 } as const;
/** The biggest week of a plan of at least these weeks lies before this part of it. */
const LATEST_PEAK = { weeks: 8, part: 0.95 };

/** Minutes that the loading weeks aim at, before what the days allow. */
export interface VolumeCurve {
  /** Minutes of the first loading week. */
  start: number;
  /** Most that a loading week may add to the biggest before it, as a share. */
  growth: number;
  /** Minutes of each week at loading level: a lighter week has that of the loading week before it. */
  loading: readonly number[];
  /** The week that is meant to be the biggest. */
  biggestWeek: number;
  /** The weeks where they were optimised as a whole; null where each follows the last. */
  best: BestCurve | null;
}

/** Minutes of the biggest week that availability and the race's own target allow. */
export function peakTarget(request: PlanRequest): number {
  const available = USED_AVAILABILITY * weekCapacity(ordinaryWeek(request.schedule));
  const hours = RACE_VOLUME[request.raceType].peakHours[request.level];
  return Math.min(available, hours * 60 * PEAK_FACTOR[request.paceImprovement]);
}

/**
 * Loading volume by week: from a start that the plan's length and level allow, in equal steps of
 * growth, to the peak in the last loading week. Where the steps would be too large the peak is
 * lower.
 */
export function volumeCurve(
  request: PlanRequest,
  frames: readonly WeekFrame[],
  peak: number,
  start = startVolume(request, frames, peak),
): VolumeCurve {
  const growth = growthLimit(request.level, request.paceImprovement);
  const loadingWeeks = frames.filter((frame) => frame.isLoading).map((frame) => frame.week);
  const biggest = biggestWeek(loadingWeeks, request.totalWeeks);
  const steps = loadingWeeks.indexOf(biggest);
  const ratio = steps > 0 ? Math.min((peak / start) ** (1 / steps), 1 + growth) : 1;
  let level = start;
  let taken = 0;
  const loading = frames.map((frame) => {
    if (!frame.isLoading) return level;
    level = start * ratio ** Math.min(taken, steps);
    taken += 1;
    return level;
  });
  return { start, growth, loading, biggestWeek: biggest, best: null };
}

function startVolume(request: PlanRequest, frames: readonly WeekFrame[], peak: number): number {
  const training = frames.filter((frame) => frame.isLoading || frame.isRecovery).length;
  const part = clamp(0.85 - 0.0155 * training + START_SHIFT[request.level], 0.42, MAX_START_PART);
  const ceiling = RACE_VOLUME[request.raceType].startHours[request.level] * 60;
  return Math.max(Math.min(part * peak, ceiling), Math.min(ALL_DISCIPLINES_MINUTES, peak));
}

/** A lower peak keeps the start where it can: only the steps towards it become smaller. */
export const keptStart = (start: number, peak: number): number =>
  Math.min(start, MAX_START_PART * peak);

function biggestWeek(loadingWeeks: readonly number[], totalWeeks: number): number {
  const latest =
    totalWeeks >= LATEST_PEAK.weeks ? Math.floor(LATEST_PEAK.part * totalWeeks) : totalWeeks;
  return loadingWeeks.findLast((week) => week <= latest) ?? 1;
}
