import type { Queryable } from "../tables/database.ts";
import {
  PLAN_ADJUSTMENT_COLUMNS,
  type NewPlanAdjustment,
  type PlanAdjustmentRow,
} from "../tables/plan-layers.ts";
import type { PlanKey } from "./plans.ts";

/** Rejects another user's plan through the foreign key. */
export function insertAdjustment(
  db: Queryable,
  adjustment: NewPlanAdjustment,
): Promise<PlanAdjustmentRow> {
  return db
    .insertInto("planAdjustment")
    .values(adjustment)
    .returning(PLAN_ADJUSTMENT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The plan's adjustments, oldest first. */
export function listAdjustments(db: Queryable, key: PlanKey): Promise<PlanAdjustmentRow[]> {
  return db
    .selectFrom("planAdjustment")
    .select(PLAN_ADJUSTMENT_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .orderBy("id")
    .execute();
}

/** Deletes the adjustment if it is the plan's last one; returns whether it was. */
export async function deleteLastAdjustment(
  db: Queryable,
  { planId, userId, adjustmentId }: PlanKey & { adjustmentId: number },
): Promise<boolean> {
  const result = await db
    .deleteFrom("planAdjustment")
    .where("trainingPlanId", "=", planId)
    .where("userId", "=", userId)
    .where("id", "=", adjustmentId)
    .where("id", "=", (eb) =>
      eb
        .selectFrom("planAdjustment as last")
        .select((last) => last.fn.max("last.id").as("id"))
        .where("last.trainingPlanId", "=", planId)
        .where("last.userId", "=", userId),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
