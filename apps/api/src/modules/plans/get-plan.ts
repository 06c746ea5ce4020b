import { findPlan, type TrainingPlanRow } from "@triplan/db";
import { DomainError, refusedField } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Throws if the plan does not exist or belongs to another user. */
export async function getPlan(ctx: AuthedContext, planId: number): Promise<TrainingPlanRow> {
  const plan = await findPlan(ctx.db, { userId: ctx.userId, planId });
  if (!plan) throw new DomainError("not_found", "Training plan not found");
  return plan;
}

export function refuseWeekOutside(plan: TrainingPlanRow, week: number): void {
  if (week >= 1 && week <= plan.totalWeeks) return;
  throw refusedField("week", `Week must be between 1 and ${plan.totalWeeks}`);
}
