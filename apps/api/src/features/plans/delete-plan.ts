import type { PlanInput } from "@triplan/contract";
import { deletePlan as removePlan } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../context.ts";

/** Deletes a plan with all its exercises. A second time it is not there any more. */
export async function deletePlan(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<{ id: number }> {
  const deleted = await removePlan(ctx.db, { userId: ctx.userId, planId });
  if (!deleted) throw new DomainError("not_found", "Training plan not found");
  return deleted;
}
