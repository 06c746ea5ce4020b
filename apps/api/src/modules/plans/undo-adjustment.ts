import type { UndoAdjustmentInput } from "@triplan/contract";
import { deleteLastAdjustment, listAdjustments, rewriteExercises } from "@triplan/db";
import { currentWeek, DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { adjustmentsOutcome, generateStoredPlan } from "./adjustment-outcome.ts";
import type { AdjustedPlan } from "./adjusted-plan.ts";
import { lockPlan } from "./lock-plan.ts";

/**
 * Removes the plan's last adjustment and rewrites the open exercises of the coming weeks without
 * it. Throws if it is not the last one any more.
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
    const week = currentWeek(plan.startDate, ctx.today, plan.totalWeeks);
    const fromWeek = Math.max(undone.fromWeek, week);
    const { rows, answer } = await adjustmentsOutcome(trx, key, generateStoredPlan(plan), {
      adjustments: adjustments.slice(0, -1),
      fromWeek,
    });
    await rewriteExercises(trx, { ...key, fromWeek, rows });
    return answer;
  });
}
