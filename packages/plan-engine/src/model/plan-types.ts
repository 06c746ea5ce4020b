import type {
  Discipline,
  EarlierSchedule,
  ExerciseProgress,
  ExerciseStep,
  ExperienceLevel,
  Intensity,
  IsoDate,
  Meters,
  PerDiscipline,
  Phase,
  RaceDistances,
  RaceBefore,
  RacePaces,
  RaceType,
  Reason,
  Seconds,
  ThresholdKind,
  Thresholds,
  Weekday,
  WeeklySchedule,
} from "@triplan/domain";

export { PHASES, type Phase } from "@triplan/domain";

/**
 * Version of the rules that make a plan, stored with each new plan. Raise it when the same request
 * gives another plan.
 */
export const ENGINE_VERSION = 2;

/** 1 conservative, 2 gentle, 3 moderate, 4 aggressive, 5 very aggressive. */
export type PaceImprovement = 1 | 2 | 3 | 4 | 5;

export type ThresholdWeeks = Partial<Record<ThresholdKind, number>>;

/** What the athlete trained in the last four weeks; null where they did not say. */
export interface CurrentTraining {
  /** Mean hours a week, 0 or more. */
  weeklyHours: number | null;
  /** Minutes of the longest run and ride, 0 or more. */
  longestRun: number | null;
  longestRide: number | null;
  /** Metres of the longest swim without a long stop, 0 or more. */
  longestSwim: number | null;
}

/** The athlete said nothing: the plan starts as the race and level usually do. */
export const NO_ANSWERS: CurrentTraining = {
  weeklyHours: null,
  longestRun: null,
  longestRide: null,
  longestSwim: null,
};

/** Complete input of the engine: the same request always gives the same plan. */
export interface PlanRequest {
  raceType: RaceType;
  distances: RaceDistances;
  raceDate: IsoDate;
  /** Creation day of the plan, or the day after the race that it waits for; nothing is suggested before it. */
  createdOn: IsoDate;
  /** Sunday of week 1. */
  startDate: IsoDate;
  /** 1 to 104. */
  totalWeeks: number;
  level: ExperienceLevel;
  paces: RacePaces;
  /** Known thresholds; targets follow them, minutes and sets never do. */
  thresholds?: Thresholds;
  /** Weeks of the plan that were over when each threshold was measured; 0 if absent. */
  thresholdsAfter?: ThresholdWeeks;
  goalFinish: Seconds | null;
  now: CurrentTraining;
  schedule: WeeklySchedule;
  /** Schedules of earlier weeks, ascending; none if `schedule` holds in all weeks. */
  earlierSchedules?: readonly EarlierSchedule[];
  paceImprovement: PaceImprovement;
  /** True if the weekly minutes follow the optimised curve. */
  optimiseLoad: boolean;
  /** The race that the plan follows, if any. */
  raceBefore?: RaceBefore;
  /** Swims are written in whole lengths of this pool. */
  poolLength: Meters;
}

/** A week before any exercise is written. */
export interface SeasonWeek {
  /** 1 to `totalWeeks`. */
  week: number;
  phase: Phase;
  /** Position in the phase, from 1 ("Build 2 of 5"). */
  phaseWeek: number;
  phaseWeeks: number;
  isRecovery: boolean;
  /** True for a first week that had begun when the plan was created. */
  isPartial: boolean;
}

/** A week with the minutes of its exercises. */
export interface PreviewWeek extends SeasonWeek {
  minutes: number;
}

/** Effect of optimising the weekly load. */
export interface OptimisedSeason {
  /** Minutes of each week without optimisation. */
  first: readonly number[];
  /** Why each week has its volume, one sentence each. */
  reasons: readonly string[];
}

/** Limits that need attention before the plan starts, the gravest first. */
const SERIOUS_LIMITS = [
  "distance",
  "weeks",
  "cutoff",
  "hours",
  "shortSwim",
  "shortRide",
  "shortRun",
] as const;

/** The gravest first. */
export const SEASON_LIMITS = [
  ...SERIOUS_LIMITS,
  "chain",
  "run",
  "appointment",
  "goal",
  "nearCutoff",
  "load",
  "unused",
] as const;

/** What keeps the longest exercise of a discipline from growing. */
export type ShortfallCause = "benefit" | "day" | "weeks" | "hours";

/** A day with the hours that it would need. */
export interface LongerDay {
  day: Weekday;
  hours: number;
}

/** A limit of the plan: its kind and a plain sentence. */
export interface SeasonLimit {
  kind: (typeof SEASON_LIMITS)[number];
  text: string;
  /** Of a short swim, ride or run. */
  cause?: ShortfallCause;
  /** Of the cause "day": the days that are too short. */
  days?: readonly LongerDay[];
}

const SERIOUS: ReadonlySet<SeasonLimit["kind"]> = new Set(SERIOUS_LIMITS);

/** True for a limit that needs attention before the plan starts. */
export const isSerious = ({ kind }: SeasonLimit): boolean => SERIOUS.has(kind);

/** The season's longest exercise of a discipline beside the race. */
export interface Preparation {
  /** Minutes of the longest exercise. */
  minutes: number;
  /** Miles of the longest ride or run at an easy pace, metres of the longest swim without a stop. */
  reached: number;
  /** The race's miles or metres, and what of them prepares for it. */
  race: number;
  enough: number;
}

export interface Season {
  weeks: readonly SeasonWeek[];
  /** What this plan cannot do and why. */
  limits: readonly SeasonLimit[];
  preparation: PerDiscipline<Preparation>;
}

/** A season with the minutes that its plan will have. */
export interface SeasonPreview extends Season {
  weeks: readonly PreviewWeek[];
  /** Null if the load is not optimised or optimising makes no difference. */
  optimised: OptimisedSeason | null;
  /** Minutes that the biggest week of such a plan usually has. */
  usualPeak: number;
}

export interface PlannedExercise {
  /** Stable key of the exercise in the plan, "week-discipline-number" ("6-run-2"). */
  slotKey: string;
  week: number;
  type: Discipline;
  /** Id of its session template. */
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
  /** Purpose of the exercise, for the athlete. */
  notes: string;
  steps: readonly ExerciseStep[];
  /** The place of its set on its ladder; null for exercises without one. */
  progress: ExerciseProgress | null;
  /** Recommended order within the week, from 0. */
  orderIndex: number;
  suggestedDay: Weekday;
  /** True for the key sessions of the week. */
  isKey: boolean;
  /** Shared by the ride and run of one brick, else null. */
  brickId: string | null;
  /** Why the exercise is as it is, most important reason first. */
  reasons: readonly Reason[];
}

/** An exercise before its steps are put into words. */
export type PlainExercise = Omit<PlannedExercise, "description">;

export interface PlannedWeek extends SeasonWeek {
  /** What is special about the week's exercises, in a sentence or two for the athlete. */
  aim: string;
  /** Minutes that the week aims at; its exercises may hold less. */
  targetMinutes: number;
  exercises: readonly PlannedExercise[];
}

export interface Plan {
  weeks: readonly PlannedWeek[];
  warnings: readonly string[];
}
