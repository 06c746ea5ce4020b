import type {
  EarlierSchedule,
  ExperienceLevel,
  IsoDate,
  RaceBefore,
  RaceType,
  StartBasis,
  ThresholdDates,
  Thresholds,
  WeeklySchedule,
} from "@triplan/domain";
import type { Generated, Insertable, Selectable } from "kysely";
import type { DefaultInstant, GeneratedJson, Json, NullableJson } from "./column-types.ts";

/** 1 conservative, 2 gentle, 3 moderate, 4 aggressive, 5 very aggressive. */
type PaceImprovement = 1 | 2 | 3 | 4 | 5;

export interface TrainingPlanTable {
  id: Generated<number>;
  userId: number;
  name: string;
  raceType: RaceType;
  /** Distances in miles, as text. */
  swimDistance: string;
  bikeDistance: string;
  runDistance: string;
  raceDate: IsoDate;
  /** The athlete's calendar day when the plan was created, or the day after the race that it waits for. */
  createdOn: IsoDate;
  /** The Sunday of week 1. */
  startDate: IsoDate;
  /** m:ss per 100 m. */
  currentSwimPace: string;
  /** mph. */
  currentBikePace: string;
  /** m:ss per mile. */
  currentRunPace: string;
  experienceLevel: ExperienceLevel;
  /** hh:mm:ss. */
  goalFinishTime: string | null;
  goalSwimPace: string | null;
  goalBikePace: string | null;
  goalRunPace: string | null;
  /** Mean hours a week before the plan, in halves; null where the athlete did not say. */
  hoursNow: number | null;
  /** Minutes of the longest run and ride before the plan. */
  longestRunNow: number | null;
  longestRideNow: number | null;
  /** Metres of the longest swim before the plan. */
  longestSwimNow: number | null;
  /** The plan that this one follows; null once that is deleted. */
  previousPlanId: number | null;
  /** What this plan keeps of it; null for a plan that follows none. */
  raceBefore: NullableJson<RaceBefore>;
  /** Thresholds that the targets are written with; missing ones follow from the paces. */
  thresholds: GeneratedJson<Thresholds>;
  /** The days on which they were measured. */
  thresholdDates: GeneratedJson<ThresholdDates>;
  /** 1 to 104. */
  totalWeeks: number;
  /** The schedule of all weeks after those of the earlier ones. */
  weeklySchedule: Json<WeeklySchedule>;
  earlierSchedules: GeneratedJson<readonly EarlierSchedule[]>;
  paceImprovement: Generated<PaceImprovement>;
  poolLengthMeters: Generated<number>;
  optimiseLoad: Generated<boolean>;
  /** Version of the plan engine that made the plan; 1 for plans from before versions. */
  engineVersion: Generated<number>;
  /** The first week that this version made; the weeks before it are an earlier version's. */
  engineFromWeek: Generated<number>;
  /** Fitness and fatigue on the first Sunday as known when the plan was made; never changed. */
  startFitness: number;
  startFatigue: number;
  startBasis: StartBasis;
  /** Slots of what had been missed when the goal was last changed: see `findMissedSets`. */
  missedSets: Generated<string[]>;
  /** The idempotency key of the form, and a hash of its input. */
  idempotencyKey: string | null;
  requestHash: string | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

type StoredTrainingPlanRow = Selectable<TrainingPlanTable>;

/** The columns that an athlete sees. */
export const TRAINING_PLAN_COLUMNS = [
  "id",
  "userId",
  "name",
  "raceType",
  "swimDistance",
  "bikeDistance",
  "runDistance",
  "raceDate",
  "createdOn",
  "startDate",
  "currentSwimPace",
  "currentBikePace",
  "currentRunPace",
  "experienceLevel",
  "goalFinishTime",
  "goalSwimPace",
  "goalBikePace",
  "goalRunPace",
  "hoursNow",
  "longestRunNow",
  "longestRideNow",
  "longestSwimNow",
  "previousPlanId",
  "raceBefore",
  "thresholds",
  "thresholdDates",
  "totalWeeks",
  "weeklySchedule",
  "earlierSchedules",
  "paceImprovement",
  "poolLengthMeters",
  "optimiseLoad",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof TrainingPlanTable)[];

export type TrainingPlanRow = Pick<StoredTrainingPlanRow, (typeof TRAINING_PLAN_COLUMNS)[number]>;

/** What a plan is made for; the athlete can change it from a week on. */
export const PLAN_TERMS = [
  "raceType",
  "swimDistance",
  "bikeDistance",
  "runDistance",
  "raceDate",
  "totalWeeks",
  "weeklySchedule",
  "earlierSchedules",
  "poolLengthMeters",
] as const satisfies readonly (keyof TrainingPlanRow)[];

/** The goal of a plan (null without one) and its ambition. */
export type PlanGoal = Pick<
  TrainingPlanRow,
  "goalFinishTime" | "goalSwimPace" | "goalBikePace" | "goalRunPace" | "paceImprovement"
>;

/** With the goal only where another race changes it. */
export type PlanTerms = Pick<TrainingPlanRow, (typeof PLAN_TERMS)[number]> & Partial<PlanGoal>;

/** A new plan; its schedule, thresholds and their dates as data, not as JSON text. */
export type NewTrainingPlan = Omit<
  Insertable<TrainingPlanTable>,
  | "id"
  | "weeklySchedule"
  | "earlierSchedules"
  | "thresholds"
  | "thresholdDates"
  | "raceBefore"
  | "createdAt"
  | "updatedAt"
> & {
  weeklySchedule: WeeklySchedule;
  thresholds?: Thresholds;
  thresholdDates?: ThresholdDates;
  raceBefore?: RaceBefore | null;
};
