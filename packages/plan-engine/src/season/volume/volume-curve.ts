import { usualTraining } from "@triplan/domain";
import { FIRST_LOAD_PART, type WeekFrame } from "../../calendar/index.ts";
import { clamp } from "../../model/numbers.ts";
import {
  ALL_DISCIPLINES_MINUTES,
  growthLimit,
  PEAK_FACTOR,
  RACE_VOLUME,
  SHORT_DAY,
  USED_AVAILABILITY,
  type SeasonFacts,
} from "../../week/index.ts";
import type { BindingLimit } from "./binding-limit.ts";

/** Share of the biggest week for the first: less in longer plans. */
const START_PART = { most: 0.8, least: 0.52, perWeek: 0.02 };
/** A first week after an answer is a small step above it, and below this share of the biggest. */
const STEP_FROM_NOW = { factor: 1.05, minutes: 15, most: 0.9 };
/** Early weeks grow more than late ones. */
const EASE = 1.8;
/** In plans of at least this length the biggest week comes before this share of the plan. */
const LATEST_PEAK = { weeks: 8, part: 0.95 };

/** The weeks of a curve that were optimised together. */
export interface BestCurve {
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Minutes of each week, before rounding and the limits from previous weeks. */
  minutes: readonly number[];
  /** Minutes of the load week before each week of the first curve's plan, once it is laid out. */
  usual?: readonly number[];
  /** The tightest limit of each week. */
  binding: readonly BindingLimit[];
}

/** Target minutes of the load weeks, before the limits of the days. */
export interface VolumeCurve {
  /** Minutes of the first load week. */
  start: number;
  /** Maximum growth over the biggest previous load week, as a share of it. */
  growth: number;
  /** Load volume per week; lighter weeks carry forward the previous load week's. */
  loading: readonly number[];
  /** Week number of the planned peak. */
  biggestWeek: number;
  /** Maximum minutes by week number, where more would tire too much or come too early. */
  limits: ReadonlyMap<number, number>;
  /** Set if the weeks were optimised together; null if each follows the previous one. */
  best: BestCurve | null;
}

/** Minutes that the biggest week of a plan for the race usually has. */
export const usualPeak = ({
  raceType,
  level,
  paceImprovement,
}: Pick<SeasonFacts, "raceType" | "level" | "paceImprovement">): number =>
  RACE_VOLUME[raceType].peakHours[level] * 60 * PEAK_FACTOR[paceImprovement];

/** Maximum weekly minutes by the capacity of an ordinary week and the race's own target. */
export function peakTarget(
  season: Pick<SeasonFacts, "raceType" | "level" | "paceImprovement">,
  { fullCapacity, longestDay }: { fullCapacity: number; longestDay: number },
): number {
  const used = longestDay <= SHORT_DAY ? 1 : USED_AVAILABILITY;
  return Math.min(used * fullCapacity, usualPeak(season));
}

/**
 * Load volume per week, from a start that suits plan length and athlete up to the peak: large steps
 * first, then a plateau. The peak is lower if the steps would be too large.
 */
export function volumeCurve(
  season: SeasonFacts,
  frames: readonly WeekFrame[],
  peak: number,
  start: number,
): VolumeCurve {
  const growth = growthLimit(season.level, season.paceImprovement);
  const loadingWeeks = frames.filter((frame) => frame.isLoading).map((frame) => frame.week);
  const biggest = biggestWeek(loadingWeeks, season.totalWeeks);
  const steps = loadingWeeks.indexOf(biggest);
  let level = start;
  const loading = frames.map((frame) => {
    if (!frame.isLoading) return level;
    const way = steps > 0 ? Math.min(1, (frame.loadingNumber - 1) / steps) : 0;
    level = start + (peak - start) * (1 - (1 - way) ** EASE);
    return level;
  });
  return { start, growth, loading, biggestWeek: biggest, limits: new Map(), best: null };
}

/**
 * Minutes of the first week: a share of the biggest, or a small step above what the athlete trains
 * now (`weeklyHours`), if known.
 */
export function startVolume(
  { raceType, level, trainingWeeks }: SeasonFacts,
  peak: number,
  weeklyHours: number | null,
): number {
  const { most, least, perWeek } = START_PART;
  const part = clamp(1 - perWeek * trainingWeeks, least, most);
  const usual = usualTraining(raceType, level).weeklyHours * 60;
  const now = 60 * (weeklyHours ?? 0);
  const { factor, minutes, most: mostOfPeak } = STEP_FROM_NOW;
  const start =
    weeklyHours === null
      ? Math.min(part * peak, usual)
      : Math.min(Math.max(factor * now, now + minutes), mostOfPeak * peak);
  return Math.max(start, Math.min(ALL_DISCIPLINES_MINUTES, peak));
}

/** A plan after a race may begin with this much more than another one. */
const START_AFTER_RACE = 1.25;

/** Minutes of the first load week after the recovery from a race. */
export const startAfterRace = (season: SeasonFacts, peak: number, before: number): number =>
  Math.max(
    Math.min(
      FIRST_LOAD_PART * before,
      START_AFTER_RACE * startVolume(season, peak, null),
      STEP_FROM_NOW.most * peak,
    ),
    Math.min(ALL_DISCIPLINES_MINUTES, peak),
  );

/** Share of the load weeks before a race that a plan holds without time to build up again. */
const HELD_PART = 0.8;

/** Minutes of the biggest week of a plan that only holds what was there before the last race. */
export const heldPeak = (peak: number, before: number): number =>
  Math.min(peak, Math.max(HELD_PART * before, ALL_DISCIPLINES_MINUTES));

/** Keeps the start for a lower peak if possible, so that only the steps get smaller. */
export const keptStart = (start: number, peak: number): number =>
  Math.min(start, STEP_FROM_NOW.most * peak);

function biggestWeek(loadingWeeks: readonly number[], totalWeeks: number): number {
  const latest =
    totalWeeks >= LATEST_PEAK.weeks ? Math.floor(LATEST_PEAK.part * totalWeeks) : totalWeeks;
  return loadingWeeks.findLast((week) => week <= latest) ?? 1;
}
