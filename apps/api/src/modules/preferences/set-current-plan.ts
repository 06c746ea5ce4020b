import type { SetCurrentPlanInput } from "@triplan/contract";
import { setCurrentPlan as storeCurrentPlan, type PublicUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { retargetCurrentPlan } from "../thresholds/retarget-plan.ts";

/** Brings the plan's targets up to date with the athlete's thresholds. Null clears the current plan. */
export async function setCurrentPlan(
  ctx: AuthedContext,
  { planId }: SetCurrentPlanInput,
): Promise<PublicUser> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await storeCurrentPlan(trx, { userId: ctx.userId, planId });
    if (!user) throw new DomainError("not_found", "Training plan not found");
    await retargetCurrentPlan(trx, ctx);
    return user;
  });
}
