import type { UndoPlanEditInput } from "@triplan/contract";
import { deletePlanRevision, inTransaction, updatePlanTerms } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { passOnUndo } from "../plans/layers/pass-on-undo.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { undoneEdit } from "./plan-edit-outcome.ts";
import { writeEdited } from "./write-edited.ts";

export interface UndonePlanEdit {
  id: number;
  effect: PlanEffect;
}

/** Takes back the plan's last change: open exercises become what they were without it. */
export async function undoPlanEdit(
  ctx: AuthedContext,
  { planId, revisionId }: UndoPlanEditInput,
): Promise<UndonePlanEdit> {
  const key = { userId: ctx.userId, planId };
  const { today } = ctx;
  return inTransaction(ctx.db, async (trx) => {
    const plan = await lockPlan(trx, key);
    const undone = await undoneEdit(trx, key, plan, { revisionId, today });
    await deletePlanRevision(trx, { ...key, revisionId });
    await passOnUndo(trx, key, undone.revision.exercisesBefore, undone.edited);
    await writeEdited(trx, key, undone.generated, undone.edited);
    await updatePlanTerms(trx, key, undone.revision.termsBefore);
    return { id: revisionId, effect: undone.effect };
  });
}
