import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import type { PlanKey } from "./plans.ts";

/** An adjustment or a change of the plan that is undone. */
export interface UndoneChange {
  adjustmentId?: number;
  revisionId?: number;
}

/**
 * Slots of what had been missed when the plan was last written as a whole: with an adjustment, a change
 * of the plan or a new goal. Without the one that is undone.
 */
export async function findMissedSets(
  db: Queryable,
  { planId, userId }: PlanKey,
  { adjustmentId = 0, revisionId = 0 }: UndoneChange = {},
): Promise<string[]> {
  const { rows } = await sql<{ missedSets: string[] }>`
    select missed_sets from (
      select missed_sets, created_at from plan_adjustment
      where user_id = ${userId} and training_plan_id = ${planId} and id <> ${adjustmentId}
      union all
      select missed_sets, created_at from plan_revision
      where user_id = ${userId} and training_plan_id = ${planId} and id <> ${revisionId}
      union all
      select missed_sets, '-infinity' from training_plan
      where user_id = ${userId} and id = ${planId}
    ) as written
    where missed_sets is not null
    order by created_at desc
    limit 1`.execute(db);
  return rows[0]?.missedSets ?? [];
}

/** Keeps what had been missed when a new goal wrote the plan; earlier adjustments and changes count no more. */
export async function saveMissedSets(
  db: Queryable,
  { planId, userId }: PlanKey,
  missedSets: string[],
): Promise<void> {
  await db
    .updateTable("trainingPlan")
    .set({ missedSets })
    .where("userId", "=", userId)
    .where("id", "=", planId)
    .execute();
  for (const table of ["planAdjustment", "planRevision"] as const) {
    await db
      .updateTable(table)
      .set({ missedSets: null })
      .where("userId", "=", userId)
      .where("trainingPlanId", "=", planId)
      .where("missedSets", "is not", null)
      .execute();
  }
}
