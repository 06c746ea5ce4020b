import type { DeleteThresholdInput } from "@triplan/contract";
import { deleteThreshold as deleteRecord, inTransaction, lockUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { readThresholds, type ChangedThresholds } from "./athlete-thresholds.ts";
import { retargetCurrentPlan } from "./retarget-plan.ts";
import { lastDayBefore } from "./retargeted-rows.ts";

/** Deletes a record; the one before it is in force again. */
export async function deleteThreshold(
  ctx: AuthedContext,
  { thresholdId }: DeleteThresholdInput,
): Promise<ChangedThresholds> {
  return inTransaction(ctx.db, async (trx) => {
    await lockUser(trx, ctx.userId);
    const deleted = await deleteRecord(trx, { userId: ctx.userId, thresholdId });
    if (!deleted) throw new DomainError("not_found", "Threshold not found");
    const retargeted = await retargetCurrentPlan(trx, ctx, { after: lastDayBefore([deleted]) });
    return { ...(await readThresholds(trx, ctx.userId)), retargeted };
  });
}
