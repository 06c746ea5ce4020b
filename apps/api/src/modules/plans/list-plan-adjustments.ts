import type { PlanInput } from "@triplan/contract";
import { listAdjustments, type PlanAdjustmentRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "./get-plan.ts";

/** The plan's adjustments, oldest first. */
export async function listPlanAdjustments(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PlanAdjustmentRow[]> {
  await getPlan(ctx, planId);
  return listAdjustments(ctx.db, { userId: ctx.userId, planId });
}
