import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import {
  PLAN_REVISION_COLUMNS,
  type NewPlanRevision,
  type PlanRevisionRow,
} from "../tables/plan-layers.ts";
import {
  TRAINING_PLAN_COLUMNS,
  type PlanTerms,
  type TrainingPlanRow,
} from "../tables/training-plan.ts";
import type { PlanKey } from "./plans.ts";

/** Rejects another user's plan through the foreign key. */
export function insertPlanRevision(
  db: Queryable,
  revision: NewPlanRevision,
): Promise<PlanRevisionRow> {
  return db
    .insertInto("planRevision")
    .values({
      ...revision,
      termsBefore: JSON.stringify(revision.termsBefore),
      doneWeeks: JSON.stringify(revision.doneWeeks),
      placementsBefore: JSON.stringify(revision.placementsBefore),
      exercisesBefore: JSON.stringify(revision.exercisesBefore),
    })
    .returning(PLAN_REVISION_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The changes of a plan, oldest first. */
export function listPlanRevisions(db: Queryable, key: PlanKey): Promise<PlanRevisionRow[]> {
  return db
    .selectFrom("planRevision")
    .select(PLAN_REVISION_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .orderBy("id")
    .execute();
}

export async function deletePlanRevision(
  db: Queryable,
  key: PlanKey & { revisionId: number },
): Promise<void> {
  await db
    .deleteFrom("planRevision")
    .where("id", "=", key.revisionId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .execute();
}

/** Returns the changed plan; throws if it belongs to another user. */
export function updatePlanTerms(
  db: Queryable,
  key: PlanKey,
  { weeklySchedule, earlierSchedules, ...terms }: PlanTerms,
): Promise<TrainingPlanRow> {
  return db
    .updateTable("trainingPlan")
    .set({
      ...terms,
      weeklySchedule: JSON.stringify(weeklySchedule),
      earlierSchedules: JSON.stringify(earlierSchedules),
      updatedAt: sql`now()`,
    })
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .returning(TRAINING_PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Returns the renamed plan; undefined if it belongs to another user. */
export function renamePlan(
  db: Queryable,
  key: PlanKey,
  name: string,
): Promise<TrainingPlanRow | undefined> {
  return db
    .updateTable("trainingPlan")
    .set({ name, updatedAt: sql`now()` })
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .returning(TRAINING_PLAN_COLUMNS)
    .executeTakeFirst();
}
