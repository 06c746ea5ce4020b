import type { UpdatePlanInput } from "@triplan/contract";
import {
  insertPlanRevision,
  inTransaction,
  renamePlan,
  updatePlanTerms,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { changeGoal } from "../plans/change-goal.ts";
import { planWithWeeks, type PlanWithWeeks } from "../plans/with-weeks.ts";
import { editBefore } from "./edit-before.ts";
import { editedTerms } from "./edited-terms.ts";
import { planEditOutcome } from "./plan-edit-outcome.ts";
import { writeEdited } from "./write-edited.ts";

/**
 * Changes what is sent of a plan, all or nothing, and rewrites its open exercises. Those of earlier
 * weeks, what was done, and days that still have room stay.
 */
export async function updatePlan(
  ctx: AuthedContext,
  { planId, name, goalFinishTime, ...edit }: UpdatePlanInput,
): Promise<PlanWithWeeks> {
  const key = { userId: ctx.userId, planId };
  const { today } = ctx;
  await getPlan(ctx, planId);
  return inTransaction(ctx.db, async (trx) => {
    let plan = await lockPlan(trx, key);
    if (name !== undefined) plan = (await renamePlan(trx, key, name)) ?? plan;
    plan = await changeTerms(trx, key, plan, { edit, today });
    if (goalFinishTime !== undefined) plan = await changeGoal(trx, key, goalFinishTime, today);
    return planWithWeeks(trx, plan);
  });
}

type Edit = Parameters<typeof editedTerms>[1];

async function changeTerms(
  trx: Queryable,
  key: PlanKey,
  plan: TrainingPlanRow,
  { edit, today }: { edit: Edit; today: IsoDate },
): Promise<TrainingPlanRow> {
  const change = editedTerms(plan, edit, today);
  if (!change) return plan;
  const asked = { ...change, today };
  const { generated, edited, doneWeeks } = await planEditOutcome(trx, key, plan, asked);
  await insertPlanRevision(trx, {
    userId: key.userId,
    trainingPlanId: key.planId,
    fromWeek: change.fromWeek,
    termsBefore: change.termsBefore,
    doneWeeks,
    missedSets: edited.missed,
    sentence: change.sentence,
    acceptedOn: today,
    placementsBefore: edited.placements,
    exercisesBefore: await editBefore(trx, key, plan, { edited, today }),
  });
  await writeEdited(trx, key, generated, edited);
  return updatePlanTerms(trx, key, change.terms);
}
