import type { SetCurrentPlanInput } from "@triplan/contract";
import { setCurrentPlan as storeCurrentPlan, type PublicUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Null clears the current plan. */
export async function setCurrentPlan(
  ctx: AuthedContext,
  { planId }: SetCurrentPlanInput,
): Promise<PublicUser> {
  const user = await storeCurrentPlan(ctx.db, { userId: ctx.userId, planId });
  if (!user) throw new DomainError("not_found", "Training plan not found");
  return user;
}
