import type { PlanInput } from "@triplan/contract";
import { deletePlan as removePlan } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Deletes a plan with its exercises. Throws if it is already gone. */
export async function deletePlan(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<{ id: number }> {
  const deleted = await removePlan(ctx.db, { userId: ctx.userId, planId });
  if (!deleted) throw new DomainError("not_found", "Training plan not found");
  return deleted;
}
