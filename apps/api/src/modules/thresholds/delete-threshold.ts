import type { DeleteThresholdInput } from "@triplan/contract";
import { deleteThreshold as deleteRecord } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { retargetCurrentPlan } from "./retarget-plan.ts";
import { readThresholds, type AthleteThresholds } from "./athlete-thresholds.ts";

/** Deletes a record; the one before it is in force again. */
export async function deleteThreshold(
  ctx: AuthedContext,
  { thresholdId }: DeleteThresholdInput,
): Promise<AthleteThresholds> {
  return ctx.db.transaction().execute(async (trx) => {
    const isDeleted = await deleteRecord(trx, { userId: ctx.userId, thresholdId });
    if (!isDeleted) throw new DomainError("not_found", "Threshold not found");
    await retargetCurrentPlan(trx, ctx);
    return readThresholds(trx, ctx.userId);
  });
}
