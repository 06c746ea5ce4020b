import type { IsoDate } from "../calendar/iso-date.ts";
import type { ExerciseStep } from "../exercise/exercise-steps.ts";
import type { RecordedEfforts } from "../recording/recorded-efforts.ts";
import type { ZoneSeconds } from "../recording/zone-seconds.ts";
import type { Discipline } from "../sport/discipline.ts";
import type { SportFamily } from "../sport/sport-family.ts";
import type { ScoredLoad } from "../training/load-method.ts";

/** An exercise of a plan with what its progress depends on. */
export interface ProgressExercise {
  id: number;
  /** 1 is the first week of the plan. */
  week: number;
  type: Discipline;
  name: string;
  /** Minutes. */
  duration: number;
  steps: readonly ExerciseStep[];
  isKey: boolean;
  /** Shared by the ride and the run of a brick. */
  brickId: string | null;
  /** The placed day, else the suggested one. */
  date: IsoDate;
  /** False while its day is only suggested. */
  isScheduled: boolean;
  /** When the athlete said that it was not done; else null. */
  skippedAt: string | null;
  /** True on a day of time off: not doing it counts for nothing. */
  isExcused: boolean;
  /** True while a recording may be it and the athlete has not answered. */
  isUnsure: boolean;
}

/** Something done, once. */
export interface ProgressTraining extends ScoredLoad {
  date: IsoDate;
  minutes: number;
  /** The exercise that it completed. */
  exerciseId: number | null;
  family: SportFamily;
  activityType: string;
  /** Metres. */
  distance: number | null;
  zoneSeconds: ZoneSeconds | null;
  efforts: RecordedEfforts | null;
}

export interface ProgressSeason {
  /** The Sunday of week 1. */
  startDate: IsoDate;
  raceDate: IsoDate;
  totalWeeks: number;
}

export interface ProgressRecord {
  exercises: readonly ProgressExercise[];
  done: readonly ProgressTraining[];
}
