import type { AdjustPlanInput } from "@triplan/contract";
import { insertAdjustment, listAdjustments, type PlanKey, type Queryable } from "@triplan/db";
import type { Adjustment } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { adjustmentOf, adjustmentOutcome } from "./adjustment-outcome.ts";
import type { AdjustedPlan } from "./adjustments/adjusted-plan.ts";
import { moveBrickRuns } from "./rows/move-brick-runs.ts";
import { changeGeneratedPlan } from "./change-generated-plan.ts";
import { writeComing } from "./edition/write-coming.ts";

/**
 * Adjusts the plan and rewrites the open exercises of the coming weeks. Completed and matched
 * exercises, past weeks, days and ids stay. A plan of an earlier engine is rewritten from the next
 * week on.
 */
export async function adjustPlan(
  ctx: AuthedContext,
  input: AdjustPlanInput,
): Promise<AdjustedPlan> {
  const key = { userId: ctx.userId, planId: input.planId };
  return changeGeneratedPlan(ctx, input.planId, async (trx, current) => {
    const adjustment = adjustmentOf(current, input);
    const outcome = await adjustmentOutcome(trx, key, current, adjustment);
    const { answer, stored, missed: missedSets, ...change } = outcome;
    if (!adjustment) return answer;
    // The form was sent twice.
    if (change.rows.length === 0 && (await isLast(trx, key, adjustment))) return answer;
    const { planId: trainingPlanId, userId } = key;
    await insertAdjustment(trx, { ...adjustment, missedSets, trainingPlanId, userId });
    await writeComing(trx, key, current.edition, change);
    await moveBrickRuns(trx, current.plan, ctx.today, { stored, rows: change.rows });
    return answer;
  });
}

async function isLast(
  trx: Queryable,
  key: PlanKey,
  { fromWeek, adjustmentType, volumeAdjustment, intensityAdjustment, reason }: Adjustment,
): Promise<boolean> {
  const last = (await listAdjustments(trx, key)).at(-1);
  return (
    last?.fromWeek === fromWeek &&
    last.adjustmentType === adjustmentType &&
    last.volumeAdjustment === volumeAdjustment &&
    last.intensityAdjustment === intensityAdjustment &&
    last.reason === reason
  );
}
