import type { UndoAdjustmentInput } from "@triplan/contract";
import { deleteLastAdjustment, listAdjustments } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { adjustmentsOutcome } from "./adjustment-outcome.ts";
import type { AdjustedPlan } from "./adjusted-plan.ts";
import { generateStoredPlan } from "./edition/generated-plan.ts";
import { lockPlan } from "./lock-plan.ts";
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
  return ctx.db.transaction().execute(async (trx) => {
    const plan = await lockPlan(trx, key);
    const adjustments = await listAdjustments(trx, key);
    const undone = adjustments.at(-1);
    const isDeleted = await deleteLastAdjustment(trx, { ...key, adjustmentId });
    if (!undone || !isDeleted) {
      throw new DomainError("conflict", "Your plan has changed since. Check it and try again.");
    }
    const generated = await generateStoredPlan(trx, plan, ctx.today);
    const { edition } = generated;
    const { answer, stored, ...change } = await adjustmentsOutcome(trx, key, generated, {
      before: adjustments,
      adjustments: adjustments.slice(0, -1),
      fromWeek: Math.max(undone.fromWeek, edition.fromWeek),
      asked: null,
    });
    await writeComing(trx, key, edition, change);
    await moveBrickRuns(trx, plan, ctx.today, { stored, rows: change.rows });
    return answer;
  });
}
