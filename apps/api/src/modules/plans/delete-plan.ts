import type { PlanInput } from "@triplan/contract";
import { deletePlan as removePlan, inTransaction, lockUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Deletes a plan with its exercises. Throws if it is already gone. */
export async function deletePlan(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<{ id: number }> {
  const { userId } = ctx;
  const deleted = await inTransaction(ctx.db, async (trx) => {
    // Deleting clears the user's current plan: lock the user before the plan, as all other writes do.
    await lockUser(trx, userId);
    return removePlan(trx, { userId, planId });
  });
  if (!deleted) throw new DomainError("not_found", "Training plan not found");
  return deleted;
}
