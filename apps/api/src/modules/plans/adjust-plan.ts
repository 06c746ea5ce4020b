import type { AdjustPlanInput } from "@triplan/contract";
import { insertAdjustment, rewriteExercises } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { adjustmentOf, adjustmentOutcome, generateStoredPlan } from "./adjustment-outcome.ts";
import type { AdjustedPlan } from "./adjusted-plan.ts";
import { getPlan } from "./get-plan.ts";
import { lockPlan } from "./lock-plan.ts";

/**
 * Adjusts the plan and rewrites the open exercises of the coming weeks. Completed and matched
 * exercises, past weeks, days and ids stay.
 */
export async function adjustPlan(
  ctx: AuthedContext,
  input: AdjustPlanInput,
): Promise<AdjustedPlan> {
  const key = { userId: ctx.userId, planId: input.planId };
  const generated = generateStoredPlan(await getPlan(ctx, input.planId));
  const adjustment = adjustmentOf(generated.plan, ctx.today, input);
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockPlan(trx, key);
    // Only the goal can change concurrently, and it changes the generated plan.
    const isUnchanged = locked.goalFinishTime === generated.plan.goalFinishTime;
    const current = isUnchanged ? generated : generateStoredPlan(locked);
    const { rows, answer } = await adjustmentOutcome(trx, key, current, adjustment);
    if (!adjustment) return answer;
    const { planId: trainingPlanId, userId } = key;
    await insertAdjustment(trx, { ...adjustment, trainingPlanId, userId });
    await rewriteExercises(trx, { ...key, fromWeek: adjustment.fromWeek, rows });
    return answer;
  });
}
