import type { Queryable } from "../tables/database.ts";
import {
  PLAN_ADJUSTMENT_COLUMNS,
  type NewPlanAdjustment,
  type PlanAdjustmentRow,
} from "../tables/plan-adjustment.ts";
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
