import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import type { StoredExerciseRow } from "../tables/exercise.ts";

/** What the minutes and the aim of a week are worked out from. */
export type OutlinedExercise = Pick<
  StoredExerciseRow,
  | "trainingPlanId"
  | "week"
  | "type"
  | "templateId"
  | "duration"
  | "intensity"
  | "brickId"
  | "suggestedDay"
>;

/** The exercises of the user's own plans among the given ones, without those left out. */
export function listOutlinedExercises(
  db: Queryable,
  { userId, planIds }: { userId: number; planIds: readonly number[] },
): Promise<OutlinedExercise[]> {
  return db
    .selectFrom("exercise")
    .select([
      "trainingPlanId",
      "week",
      "type",
      "templateId",
      "duration",
      "intensity",
      "brickId",
      "suggestedDay",
    ])
    .where("userId", "=", userId)
    .where("isDropped", "=", false)
    .where("trainingPlanId", "=", sql<number>`any(${[...planIds]}::bigint[])`)
    .orderBy("week")
    .orderBy("orderIndex")
    .orderBy("id")
    .execute();
}
