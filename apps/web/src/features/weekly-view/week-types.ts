import type { RouterOutputs } from "../../trpc.ts";

export type { PlanRow } from "../../trpc.ts";
export type UnmatchedActivity = RouterOutputs["activities"]["listUnmatched"][number];
export type ExerciseRow = RouterOutputs["exercises"]["listWeek"][number];

/** What the rules of a week look at, so that they can be tested without a whole row. */
export type WeekExercise = Pick<
  ExerciseRow,
  | "id"
  | "type"
  | "name"
  | "duration"
  | "intensity"
  | "steps"
  | "suggestedDay"
  | "isKey"
  | "brickId"
  | "day"
  | "dayName"
  | "scheduledDate"
  | "isScheduled"
  | "isCompleted"
  | "completedAt"
  | "actualDuration"
  | "matchedActivityId"
  | "orderIndex"
>;
