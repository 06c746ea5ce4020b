import { compiledQuery, type Value } from "../statements/compiled-query.ts";
import type { StoredExerciseRow } from "../tables/exercise.ts";
import type { PlanKey } from "./plans.ts";

const TRAINING_COLUMNS = [
  "id",
  "week",
  "slotKey",
  "type",
  "templateId",
  "name",
  "duration",
  "distance",
  "intensity",
  "steps",
  "suggestedDay",
  "isKey",
  "brickId",
  "scheduledDate",
  "isScheduled",
  "isCompleted",
  "skippedAt",
  "actualDuration",
  "matchedActivityId",
] as const satisfies readonly (keyof StoredExerciseRow)[];

/** What the training of a plan is scored by: without the words, reasons and measured figures. */
export type TrainingExerciseRow = Pick<StoredExerciseRow, (typeof TRAINING_COLUMNS)[number]>;

/** All exercises of a plan by week, in the plan's order; empty for another user's plan. */
export const listTrainingExercises = compiledQuery((db, value: Value<PlanKey>) =>
  db
    .selectFrom("exercise")
    .select(TRAINING_COLUMNS)
    .where("trainingPlanId", "=", value("planId"))
    .where("userId", "=", value("userId"))
    .where("isDropped", "=", false)
    .orderBy("week")
    .orderBy("orderIndex")
    .orderBy("id"),
);
