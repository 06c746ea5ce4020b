import type { Discipline, ExperienceLevel, PerDiscipline, RaceType } from "@triplan/domain";
import type { PaceImprovement } from "../model/plan-types.ts";

type ByLevel = Record<ExperienceLevel, number>;

const byLevel = (beginner: number, intermediate: number, advanced: number): ByLevel => ({
  beginner,
  intermediate,
  advanced,
});

interface RaceVolume {
  /** Hours of the biggest week. */
  peakHours: ByLevel;
  /** Maximum hours of the first week. */
  startHours: ByLevel;
  /** Minutes of the first long run or ride. */
  longStart: Record<"bike" | "run", ByLevel>;
  /** Maximum minutes of the longest exercise of each discipline. */
  longCap: PerDiscipline<ByLevel>;
  /** Share of the weekly time for each discipline. */
  shares: PerDiscipline<number>;
}

/** Training volume by race. */
export const RACE_VOLUME = {
  sprint: {
    peakHours: byLevel(4.5, 6, 8),
    startHours: byLevel(2.5, 3.5, 4.5),
    longStart: { bike: byLevel(40, 50, 60), run: byLevel(25, 35, 45) },
    longCap: { swim: byLevel(40, 45, 60), bike: byLevel(75, 90, 120), run: byLevel(45, 60, 70) },
    shares: { swim: 0.22, bike: 0.43, run: 0.35 },
  },
  olympic: {
    peakHours: byLevel(6, 9, 12),
    startHours: byLevel(3.5, 5, 7),
    longStart: { bike: byLevel(60, 75, 90), run: byLevel(30, 45, 55) },
    longCap: { swim: byLevel(50, 60, 70), bike: byLevel(120, 150, 180), run: byLevel(70, 85, 100) },
    shares: { swim: 0.21, bike: 0.46, run: 0.33 },
  },
  "70.3": {
    peakHours: byLevel(10, 12, 15),
    startHours: byLevel(5.5, 7.5, 9.5),
    longStart: { bike: byLevel(75, 100, 120), run: byLevel(40, 55, 70) },
    longCap: {
      swim: byLevel(60, 70, 80),
      bike: byLevel(180, 210, 240),
      run: byLevel(105, 120, 130),
    },
    shares: { swim: 0.18, bike: 0.5, run: 0.32 },
  },
  ironman: {
    peakHours: byLevel(13, 15.5, 18),
    startHours: byLevel(6.5, 8.5, 11),
    longStart: { bike: byLevel(90, 120, 150), run: byLevel(50, 65, 80) },
    longCap: {
      swim: byLevel(75, 85, 90),
      bike: byLevel(300, 330, 360),
      run: byLevel(150, 160, 170),
    },
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
export const MIN_MINUTES = { swim: 20, bike: 30, run: 20 } as const satisfies Record<
  Discipline,
  number
>;

/** The same for recovery, taper and race weeks. */
export const MIN_LIGHT_MINUTES = { swim: 15, bike: 20, run: 15 } as const satisfies Record<
  Discipline,
  number
>;

/** Minimum weekly minutes for all three disciplines. */
export const ALL_DISCIPLINES_MINUTES = 70;

/** Maximum share of the available time that a plan uses. */
export const USED_AVAILABILITY = 0.95;

/** Shorter plans get a warning but are allowed. */
export const RECOMMENDED_WEEKS = {
  sprint: 6,
  olympic: 8,
  "70.3": 12,
  ironman: 16,
} as const satisfies Record<RaceType, number>;
