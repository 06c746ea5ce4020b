import type { UndoAdjustmentInput } from "@triplan/contract";
import type { AuthedContext } from "../../trpc/context.ts";
import type { AdjustedPlan } from "./adjustments/adjusted-plan.ts";
import { undoOutcome } from "./adjustment-outcome.ts";
import { generateStoredPlan } from "./edition/generated-plan.ts";
import { getPlan } from "./get-plan.ts";

/** What `undoAdjustment` would do with this input. Read-only. */
export async function previewUndo(
  ctx: AuthedContext,
  { planId, adjustmentId }: UndoAdjustmentInput,
): Promise<AdjustedPlan> {
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, planId), ctx.today);
  const key = { userId: ctx.userId, planId };
  return (await undoOutcome(ctx.db, key, generated, adjustmentId)).answer;
}
