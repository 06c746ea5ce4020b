import type { Discipline, ExperienceLevel, PerDiscipline, RaceType } from "@triplan/domain";
import { byLevel, type ByLevel } from "../model/by-level.ts";
import type { PaceImprovement } from "../model/plan-types.ts";

interface RaceVolume {
  /** Hours of the biggest week. */
  peakHours: ByLevel;
  /** Minutes of the longest exercise of each discipline that a plan is built backwards from. */
  longest: PerDiscipline<ByLevel>;
  /** Miles that no run exceeds, at the easy pace. */
  longestRunMiles: number;
  /** Usual share of the weekly time for each discipline. */
  shares: PerDiscipline<number>;
}

/** Training volume by race. */
export const RACE_VOLUME = {
  sprint: {
    peakHours: byLevel(5, 6.5, 8.5),
    longest: { swim: byLevel(40, 45, 60), bike: byLevel(75, 90, 120), run: byLevel(45, 60, 70) },
    longestRunMiles: 8,
    shares: { swim: 0.22, bike: 0.43, run: 0.35 },
  },
  olympic: {
    peakHours: byLevel(6.5, 9.5, 13),
    longest: { swim: byLevel(60, 65, 75), bike: byLevel(120, 150, 180), run: byLevel(80, 90, 100) },
    longestRunMiles: 12,
    shares: { swim: 0.21, bike: 0.46, run: 0.33 },
  },
  "70.3": {
    peakHours: byLevel(11, 13, 15.5),
    longest: {
      swim: byLevel(70, 75, 85),
      bike: byLevel(210, 225, 240),
      run: byLevel(110, 120, 130),
    },
    longestRunMiles: 15,
    shares: { swim: 0.18, bike: 0.5, run: 0.32 },
  },
  ironman: {
    peakHours: byLevel(14, 16.5, 19.5),
    longest: {
      swim: byLevel(90, 95, 100),
      bike: byLevel(300, 330, 360),
      run: byLevel(150, 160, 170),
    },
    longestRunMiles: 22,
    shares: { swim: 0.16, bike: 0.54, run: 0.3 },
  },
} as const satisfies Record<RaceType, RaceVolume>;

/** Factor for the peak volume by pace improvement. */
export const PEAK_FACTOR = {
  1: 0.85,
  2: 0.93,
  3: 1,
  4: 1.06,
  5: 1.12,
} as const satisfies Record<PaceImprovement, number>;

const GROWTH_BY_LEVEL = byLevel(0.07, 0.08, 0.1);

const GROWTH_FACTOR = {
  1: 0.7,
  2: 0.85,
  3: 1,
  4: 1.1,
  5: 1.2,
} as const satisfies Record<PaceImprovement, number>;

/** Maximum growth over the previous load week, as a share. */
export const growthLimit = (level: ExperienceLevel, improvement: PaceImprovement): number =>
  GROWTH_BY_LEVEL[level] * GROWTH_FACTOR[improvement];

/** Minimum length of an exercise, in minutes. */
export const MIN_MINUTES = { swim: 30, bike: 30, run: 30 } as const satisfies Record<
  Discipline,
  number
>;

/** The same for recovery, taper and race weeks. */
export const MIN_LIGHT_MINUTES = { swim: 25, bike: 25, run: 25 } as const satisfies Record<
  Discipline,
  number
>;

/** The same for race week, whose shortest ride is an opener of half an hour. */
export const MIN_RACE_WEEK_MINUTES = { ...MIN_LIGHT_MINUTES, bike: 30 } as const;

/** Minimum length of an exercise of its own. */
export const MIN_ALONE_MINUTES = 15;

/** Minimum length of each half of a brick. */
export const MIN_BRICK_MINUTES = 10;

/** Maximum share of a load week for each of its long exercises. */
export const MAX_PART_OF_WEEK = {
  swim: 0.35,
  bike: 0.5,
  run: 0.4,
} as const satisfies PerDiscipline<number>;

/** Maximum share of a load week for a key exercise. */
export const MAX_KEY_PART_OF_WEEK = 0.35;

/** Schedules without a longer day than this are filled with an exercise a day. */
export const SHORT_DAY = 45;

/** Minimum weekly minutes for all three disciplines. */
export const ALL_DISCIPLINES_MINUTES = 75;

/** Maximum share of the available time that a plan uses. */
export const USED_AVAILABILITY = 0.95;

/** Shorter plans get a warning but are allowed. */
export const RECOMMENDED_WEEKS = {
  sprint: 6,
  olympic: 8,
  "70.3": 12,
  ironman: 16,
} as const satisfies Record<RaceType, number>;
