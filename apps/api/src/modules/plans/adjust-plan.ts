import type { AdjustPlanInput } from "@triplan/contract";
import { insertAdjustment } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { adjustmentOf, adjustmentOutcome } from "./adjustment-outcome.ts";
import type { AdjustedPlan } from "./adjusted-plan.ts";
import { generateStoredPlan } from "./edition/generated-plan.ts";
import { getPlan } from "./get-plan.ts";
import { lockPlan } from "./lock-plan.ts";
import { moveBrickRuns } from "./rows/move-brick-runs.ts";
import { planEdition } from "./edition/plan-edition.ts";
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
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, input.planId), ctx.today);
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockPlan(trx, key);
    // A new goal and new thresholds change the generated plan, a concurrent change its edition.
    const isUnchanged = +locked.updatedAt === +generated.plan.updatedAt;
    const current = isUnchanged
      ? { ...generated, edition: await planEdition(trx, locked, ctx.today) }
      : await generateStoredPlan(trx, locked, ctx.today);
    const adjustment = adjustmentOf(current, input);
    const { answer, stored, ...change } = await adjustmentOutcome(trx, key, current, adjustment);
    if (!adjustment) return answer;
    const { planId: trainingPlanId, userId } = key;
    await insertAdjustment(trx, { ...adjustment, trainingPlanId, userId });
    await writeComing(trx, key, current.edition, change);
    await moveBrickRuns(trx, locked, ctx.today, { stored, rows: change.rows });
    return answer;
  });
}
