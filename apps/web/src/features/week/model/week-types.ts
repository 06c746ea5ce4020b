import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type { PlanRow } from "../../../shared/network/trpc.ts";
export type UnmatchedActivity = RouterOutputs["activities"]["listUnmatched"][number];
export type ExerciseRow = RouterOutputs["exercises"]["listWeek"][number] & {
  /** Its completion is on this device only, and waits to be sent. */
  isWaiting?: boolean;
  /** Its move is on this device only, and waits to be sent. */
  isMoveWaiting?: boolean;
};

/** The columns that the week's rules need, so that tests do not need full rows. */
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
  | "isWaiting"
  | "completedAt"
  | "skippedAt"
  | "actualDuration"
  | "matchedActivityId"
  | "matchedActivity"
  | "orderIndex"
  | "reasons"
>;
