import type { WeekFrame } from "../../calendar/index.ts";
import { clamp } from "../../model/numbers.ts";
import {
  ALL_DISCIPLINES_MINUTES,
  growthLimit,
  PEAK_FACTOR,
  RACE_VOLUME,
  USED_AVAILABILITY,
  type SeasonFacts,
} from "../../week/index.ts";
import type { BindingLimit } from "./binding-limit.ts";

/** Maximum share of the biggest week for the first week. */
const MAX_START_PART = 0.85;
const START_SHIFT = { beginner: -0.05, intermediate: 0, advanced: 0.05 } as const;
/** In plans of at least this length the biggest week comes before this share of the plan. */
const LATEST_PEAK = { weeks: 8, part: 0.95 };

/** The weeks of a curve that were optimised together. */
export interface BestCurve {
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Minutes of each week, before rounding and the limits from previous weeks. */
  minutes: readonly number[];
  /** The tightest limit of each week. */
  binding: readonly BindingLimit[];
}

/** Target minutes of the load weeks, before the limits of the days. */
export interface VolumeCurve {
  /** Minutes of the first load week. */
  start: number;
  /** Maximum growth over the biggest previous load week, as a share. */
  growth: number;
  /** Load volume per week; lighter weeks carry forward the previous load week's. */
  loading: readonly number[];
  /** Week number of the planned peak. */
  biggestWeek: number;
  /** Set if the weeks were optimised together; null if each follows the previous one. */
  best: BestCurve | null;
}

/** Maximum weekly minutes by the capacity of an ordinary week and the race's own target. */
export function peakTarget(
  { raceType, level, paceImprovement }: Pick<SeasonFacts, "raceType" | "level" | "paceImprovement">,
  fullCapacity: number,
): number {
  const hours = RACE_VOLUME[raceType].peakHours[level];
  return Math.min(USED_AVAILABILITY * fullCapacity, hours * 60 * PEAK_FACTOR[paceImprovement]);
}

/**
 * Load volume per week: equal growth from a start that suits plan length and level up to the peak
 * in the last load week. The peak is lower if the steps would be too large.
 */
export function volumeCurve(
  season: SeasonFacts,
  frames: readonly WeekFrame[],
  peak: number,
  start = startVolume(season, peak),
): VolumeCurve {
  const growth = growthLimit(season.level, season.paceImprovement);
  const loadingWeeks = frames.filter((frame) => frame.isLoading).map((frame) => frame.week);
  const biggest = biggestWeek(loadingWeeks, season.totalWeeks);
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

function startVolume({ raceType, level, trainingWeeks }: SeasonFacts, peak: number): number {
  const part = clamp(0.85 - 0.0155 * trainingWeeks + START_SHIFT[level], 0.42, MAX_START_PART);
  const ceiling = RACE_VOLUME[raceType].startHours[level] * 60;
  return Math.max(Math.min(part * peak, ceiling), Math.min(ALL_DISCIPLINES_MINUTES, peak));
}

/** Keeps the start for a lower peak if possible, so that only the steps get smaller. */
export const keptStart = (start: number, peak: number): number =>
  Math.min(start, MAX_START_PART * peak);

function biggestWeek(loadingWeeks: readonly number[], totalWeeks: number): number {
  const latest =
    totalWeeks >= LATEST_PEAK.weeks ? Math.floor(LATEST_PEAK.part * totalWeeks) : totalWeeks;
  return loadingWeeks.findLast((week) => week <= latest) ?? 1;
}
