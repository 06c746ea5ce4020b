import { inTransaction, type Db } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "./get-plan.ts";
import { lockPlan } from "./lock-plan.ts";
import { generateStoredPlan, type GeneratedPlan } from "./edition/generated-plan.ts";
import { planEdition } from "./edition/plan-edition.ts";

/**
 * Changes a plan in a transaction that locks it. Generates it before, to lock it for a shorter time, and
 * again if another change came first. Throws if it does not belong to the user.
 */
export async function changeGeneratedPlan<Result>(
  ctx: AuthedContext,
  planId: number,
  change: (trx: Db, generated: GeneratedPlan) => Promise<Result>,
): Promise<Result> {
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, planId), ctx.today);
  return inTransaction(ctx.db, async (trx) => {
    const plan = await lockPlan(trx, { userId: ctx.userId, planId });
    // A new goal and new thresholds change the generated plan, a concurrent change its edition.
    const isUnchanged = plan.updatedAt === generated.plan.updatedAt;
    const current = isUnchanged
      ? { ...generated, plan, edition: await planEdition(trx, plan, ctx.today) }
      : await generateStoredPlan(trx, plan, ctx.today);
    return change(trx, current);
  });
}
