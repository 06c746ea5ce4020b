import type { UndoPlanPlacementInput } from "@triplan/contract";
import { inTransaction, undoPlacement } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";

/**
 * Takes the exercises of a placement off their days, except those moved or completed since;
 * idempotent.
 */
export async function undoPlanPlacement(
  ctx: AuthedContext,
  { planId, placementId }: UndoPlanPlacementInput,
): Promise<{ unscheduled: number[] }> {
  const key = { userId: ctx.userId, planId };
  return inTransaction(ctx.db, async (trx) => {
    await lockPlan(trx, key);
    return { unscheduled: await undoPlacement(trx, { ...key, placementId }) };
  });
}
