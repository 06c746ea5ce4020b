import type { PreviewAdjustmentInput } from "@triplan/contract";
import type { AuthedContext } from "../../trpc/context.ts";
import { adjustmentOf, adjustmentOutcome } from "./adjustment-outcome.ts";
import type { AdjustedPlan } from "./adjustments/adjusted-plan.ts";
import { generateStoredPlan } from "./edition/generated-plan.ts";
import { getPlan } from "./get-plan.ts";

/** What `adjustPlan` would do with this input. Read-only. */
export async function previewAdjustment(
  ctx: AuthedContext,
  input: PreviewAdjustmentInput,
): Promise<AdjustedPlan> {
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, input.planId), ctx.today);
  const key = { userId: ctx.userId, planId: input.planId };
  const adjustment = adjustmentOf(generated, input);
  return (await adjustmentOutcome(ctx.db, key, generated, adjustment)).answer;
}
