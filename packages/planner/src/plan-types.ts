import type {
  Discipline,
  ExerciseStep,
  ExperienceLevel,
  Intensity,
  IsoDate,
  Meters,
  Phase,
  RaceDistances,
  RacePaces,
  RaceType,
  Reason,
  Seconds,
  Weekday,
  WeeklySchedule,
} from "@triplan/domain";

export { PHASES, type Phase } from "@triplan/domain";

/** 1 conservative, 2 gentle, 3 moderate, 4 aggressive, 5 very aggressive. */
export type PaceImprovement = 1 | 2 | 3 | 4 | 5;

/** All that a plan depends on: the same request always gives the same plan. */
export interface PlanRequest {
  raceType: RaceType;
  distances: RaceDistances;
  raceDate: IsoDate;
  /** Day on which the athlete made the plan; nothing is suggested before it. */
  createdOn: IsoDate;
  /** The Sunday of week 1. */
  startDate: IsoDate;
  /** 1 to 104. */
  totalWeeks: number;
  level: ExperienceLevel;
  paces: RacePaces;
  goalFinish: Seconds | null;
  schedule: WeeklySchedule;
  paceImprovement: PaceImprovement;
  /** True where the weekly minutes are those of the optimised curve. */
  optimiseLoad: boolean;
  /** Swims are written in whole lengths of this pool. */
  poolLength: Meters;
}

/** What a week is for and how much it holds, before any exercise is written. */
export interface SeasonWeek {
  /** 1 to totalWeeks. */
  week: number;
  phase: Phase;
  /** Place of the week in its phase, from 1 ("Build 2 of 5"). */
  phaseWeek: number;
  phaseWeeks: number;
  isRecovery: boolean;
  /** Minutes that the week aims at. */
  targetMinutes: number;
  /** The aim of the week in one sentence for the athlete. */
  aim: string;
}

/** What optimising the weekly load made of a season. */
export interface OptimisedSeason {
  /** Minutes that each week would aim at without it. */
  first: readonly number[];
  /** Why each week holds what it holds, one sentence each. */
  reasons: readonly string[];
}

export const SEASON_LIMITS = ["weeks", "hours", "day", "run", "goal"] as const;

/** Something that a plan can't do, by what it comes from, and why, in a plain sentence. */
export interface SeasonLimit {
  kind: (typeof SEASON_LIMITS)[number];
  text: string;
}

export interface Season {
  weeks: readonly SeasonWeek[];
  /** Null where the load is not optimised, or there was nothing to gain. */
  optimised: OptimisedSeason | null;
  limits: readonly SeasonLimit[];
  /** Plain sentences for the athlete: what this plan can't do, and why. */
  warnings: readonly string[];
}

export interface PlannedExercise {
  /** Stable name of the exercise's place in the plan, "week-discipline-number" ("6-run-2"). */
  slotKey: string;
  week: number;
  type: Discipline;
  /** Id of the session template that it was written from. */
  templateId: string;
  name: string;
  /** Minutes, a multiple of 5. */
  duration: number;
  /** "1900 m" for a swim, "18.4 mi" for a ride or a run. */
  distance: string;
  /** Mean pace of the main set: "2:26/100m", "16.5 mph", "9:48/mi". */
  pace: string;
  intensity: Intensity;
  /** The steps in words, one line each: warm-up, main set, cool-down. */
  description: string;
  /** What the exercise is for. */
  notes: string;
  steps: readonly ExerciseStep[];
  /** Recommended order within the week, from 0. */
  orderIndex: number;
  suggestedDay: Weekday;
  /** True for the sessions that the week stands on. */
  isKey: boolean;
  /** The same for the ride and the run of one brick, else null. */
  brickId: string | null;
  /** Why it is what it is, the first reason first. */
  reasons: readonly Reason[];
}

export interface PlannedWeek extends SeasonWeek {
  exercises: readonly PlannedExercise[];
}

export interface Plan {
  weeks: readonly PlannedWeek[];
  warnings: readonly string[];
}
