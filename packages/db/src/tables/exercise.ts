import type {
  ActivitySource,
  DayName,
  Discipline,
  ExerciseProgress,
  ExerciseStep,
  Intensity,
  IsoDate,
  Reason,
  SkipReason,
  SportFamily,
  Weekday,
  ZoneSeconds,
} from "@triplan/domain";
import type { Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant, Json } from "./column-types.ts";

export interface ExerciseTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  week: number;
  /** Stable key of the exercise's slot in its plan ("6-run-2"). */
  slotKey: string;
  type: Discipline;
  templateId: string;
  name: string;
  /** Minutes. */
  duration: number;
  distance: string;
  pace: string;
  intensity: Intensity;
  description: string;
  notes: string;
  steps: Json<readonly ExerciseStep[]>;
  suggestedDay: Weekday | null;
  isKey: Generated<boolean>;
  /** Shared by the ride and the run of one brick. */
  brickId: string | null;
  /** Empty for exercises older than this column. */
  reasons: Json<readonly Reason[]>;
  /** Null for exercises without a ladder, and for those that an adjustment changed. */
  progress: Json<ExerciseProgress | null>;
  /** The engine's original minutes: adjustments start here, so they don't add up. */
  baseDuration: number;
  baseIntensity: Intensity;
  baseTemplateId: string;
  day: Weekday | null;
  dayName: DayName | null;
  scheduledDate: IsoDate | null;
  isScheduled: Generated<boolean>;
  isCompleted: Generated<boolean>;
  completedAt: Instant | null;
  /** Minutes. */
  actualDuration: number | null;
  actualDistance: string | null;
  actualPace: string | null;
  completionNotes: string | null;
  /** When the athlete said that it was not done; null for a completed exercise. */
  skippedAt: Instant | null;
  skipReason: SkipReason | null;
  /** Always an activity of the same user; unique. */
  matchedActivityId: number | null;
  /** True if the match placed the exercise; undoing the match takes it off its day. */
  placedByMatch: Generated<boolean>;
  /** The placement of the whole plan that placed it; null once it is moved or completed. */
  placementId: string | null;
  orderIndex: Generated<number>;
  /** True while an adjustment leaves it out; it keeps its slot and day and can come back. */
  isDropped: Generated<boolean>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type StoredExerciseRow = Selectable<ExerciseTable>;

/** The columns that an athlete sees. */
export const EXERCISE_COLUMNS = [
  "id",
  "trainingPlanId",
  "userId",
  "week",
  "slotKey",
  "type",
  "templateId",
  "name",
  "duration",
  "distance",
  "pace",
  "intensity",
  "description",
  "notes",
  "steps",
  "suggestedDay",
  "isKey",
  "brickId",
  "reasons",
  "progress",
  "day",
  "dayName",
  "scheduledDate",
  "isScheduled",
  "isCompleted",
  "completedAt",
  "actualDuration",
  "actualDistance",
  "actualPace",
  "completionNotes",
  "skippedAt",
  "skipReason",
  "matchedActivityId",
  "orderIndex",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof ExerciseTable)[];

export interface MatchedActivity {
  family: SportFamily;
  activityType: string;
  /** Seconds. */
  duration: number;
  /** Metres. */
  distance: number | null;
  /** Seconds per kilometre. */
  averagePace: number | null;
  /** Metres per second. */
  averageSpeed: number | null;
  /** Beats per minute. */
  averageHeartRate: number | null;
  source: ActivitySource;
  localDate: IsoDate;
  /** 1 very easy, 10 all out. */
  rpe: number | null;
  /** 1 unwell, 5 strong. */
  feeling: number | null;
  zoneSeconds: ZoneSeconds | null;
}

/** An exercise with its matched activity and the provider's id of that. */
export type ExerciseRow = Pick<StoredExerciseRow, (typeof EXERCISE_COLUMNS)[number]> & {
  matchedProviderActivityId: string | null;
  matchedActivity: MatchedActivity | null;
};

/** The columns that the plan engine sets. */
export type NewExercise = Pick<
  StoredExerciseRow,
  | "week"
  | "slotKey"
  | "type"
  | "templateId"
  | "name"
  | "duration"
  | "distance"
  | "pace"
  | "intensity"
  | "description"
  | "notes"
  | "steps"
  | "suggestedDay"
  | "isKey"
  | "brickId"
  | "reasons"
  | "progress"
  | "baseDuration"
  | "baseIntensity"
  | "baseTemplateId"
  | "orderIndex"
  | "isDropped"
>;

/** Where an exercise was before a layer moved it. */
interface PlacementBefore {
  day: Weekday;
  /** Minutes on that day, with the exercise. */
  dayMinutes: number;
  /** Its day since; null if it has none. */
  movedTo: Weekday | null;
}

/** By slot. */
export type PlacementsBefore = Readonly<Record<string, PlacementBefore>>;

/** An exercise that a layer rewrote. */
interface RewrittenExercise {
  before: Omit<NewExercise, "baseDuration" | "baseIntensity" | "baseTemplateId">;
  /** What tells whether anything has rewritten it since. */
  after: Pick<
    NewExercise,
    "duration" | "intensity" | "templateId" | "description" | "reasons" | "isDropped"
  >;
  /**
   * What the plan without the layer was when it was accepted, which tells whether anything else has changed the
   * exercise since; absent in a layer older than it.
   */
  composed?: ComposedBefore;
}

/** What layers, adjustments and changes of the plan decide of an exercise. */
export type ComposedBefore = Pick<
  NewExercise,
  "type" | "duration" | "intensity" | "templateId" | "suggestedDay" | "isDropped"
>;

/** By slot. */
export type ExercisesBefore = Readonly<Record<string, RewrittenExercise>>;
