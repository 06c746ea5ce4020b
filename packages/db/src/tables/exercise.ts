import type {
  DayName,
  Discipline,
  ExerciseStep,
  Intensity,
  IsoDate,
  Reason,
  SportFamily,
  Weekday,
} from "@triplan/domain";
import type { Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant, Json } from "./column-types.ts";

/** A planned unit of a plan's week. */
export interface ExerciseTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  week: number;
  /** Stable name of the exercise's place in its plan ("6-run-2"). */
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
  /** The same for the ride and the run of one brick. */
  brickId: string | null;
  /** Why it is what it is; none where it was made before reasons were kept. */
  reasons: Json<readonly Reason[]>;
  /** What the engine made first: adjustments start from it, so that they never add up. */
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
  /** Always an activity of the same user; one activity matches one exercise. */
  matchedActivityId: number | null;
  /** It was on no day before the match: then it is on none after it either. */
  placedByMatch: Generated<boolean>;
  orderIndex: Generated<number>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type StoredExerciseRow = Selectable<ExerciseTable>;

/** An exercise as it goes to the athlete: all but what only the engine needs. */
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
  "matchedActivityId",
  "orderIndex",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof ExerciseTable)[];

/** What the watch measured of an exercise. */
export interface MatchedActivity {
  family: SportFamily;
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
}

/** An exercise with the activity that it is matched with, and the provider's own id of that. */
export type ExerciseRow = Pick<StoredExerciseRow, (typeof EXERCISE_COLUMNS)[number]> & {
  matchedProviderActivityId: string | null;
  matchedActivity: MatchedActivity | null;
};

/** What the plan engine decides of an exercise. */
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
  | "baseDuration"
  | "baseIntensity"
  | "baseTemplateId"
  | "orderIndex"
>;
