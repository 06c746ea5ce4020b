import type { UndoAdjustmentInput } from "@triplan/contract";
import { deleteLastAdjustment } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import type { AdjustedPlan } from "./adjustments/adjusted-plan.ts";
import { undoOutcome } from "./adjustment-outcome.ts";
import { changeGeneratedPlan } from "./change-generated-plan.ts";
import { moveBrickRuns } from "./rows/move-brick-runs.ts";
import { writeComing } from "./edition/write-coming.ts";

/**
 * Removes the plan's last adjustment and rewrites the open exercises of the coming weeks without
 * it; a plan of an earlier engine from the next week on. Throws if it is not the last one any more.
 */
export async function undoAdjustment(
  ctx: AuthedContext,
  { planId, adjustmentId }: UndoAdjustmentInput,
): Promise<AdjustedPlan> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, current) => {
    const { answer, stored, ...change } = await undoOutcome(trx, key, current, adjustmentId);
    await deleteLastAdjustment(trx, { ...key, adjustmentId });
    await writeComing(trx, key, current.edition, change);
    await moveBrickRuns(trx, current.plan, ctx.today, { stored, rows: change.rows });
    return answer;
  });
}
