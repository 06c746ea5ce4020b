import type { SetCurrentPlanInput } from "@triplan/contract";
import {
  FOREIGN_KEYS,
  inTransaction,
  isMissingReference,
  setCurrentPlan as storeCurrentPlan,
  type PublicUser,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { retargetCurrentPlan } from "../thresholds/retarget-plan.ts";

/** Brings the plan's targets up to date with the athlete's thresholds. Null clears the current plan. */
export async function setCurrentPlan(
  ctx: AuthedContext,
  { planId }: SetCurrentPlanInput,
): Promise<PublicUser> {
  try {
    return await inTransaction(ctx.db, async (trx) => {
      const user = await storeCurrentPlan(trx, { userId: ctx.userId, planId });
      if (!user) throw unknownPlan();
      await retargetCurrentPlan(trx, ctx);
      return user;
    });
  } catch (error) {
    // Deleted in another tab at the same time.
    throw isMissingReference(error, FOREIGN_KEYS.currentPlan) ? unknownPlan() : error;
  }
}

const unknownPlan = () => new DomainError("not_found", "Training plan not found");
