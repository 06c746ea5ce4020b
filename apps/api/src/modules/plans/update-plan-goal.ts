import type { UpdatePlanGoalInput } from "@triplan/contract";
import { setPlanEngine, updatePlanGoal as storeGoal, type PlanGoal } from "@triplan/db";
import { DomainError, formatFinishTime } from "@triplan/domain";
import { ENGINE_VERSION, generatePlan, type PlanRequest } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "./get-plan.ts";
import { goalOutcome, withGoal } from "./goal-outcome.ts";
import { lockPlan } from "./lock-plan.ts";
import { moveBrickRuns } from "./rows/move-brick-runs.ts";
import { goalPaceColumns, refuseGoal } from "./planned-goal.ts";
import { regenerateExercises } from "./edition/regenerate-exercises.ts";
import { planWithWeeks, type PlanWithWeeks } from "./with-weeks.ts";

/**
 * Changes a plan's goal and rewrites its open exercises from the current week on, including its
 * adjustments; from the next week on if an earlier version of the engine made the plan.
 */
export async function updatePlanGoal(
  ctx: AuthedContext,
  { planId, goalFinishTime }: UpdatePlanGoalInput,
): Promise<PlanWithWeeks> {
  const key = { userId: ctx.userId, planId };
  if (goalFinishTime === undefined) return planWithWeeks(ctx.db, await getPlan(ctx, planId));
  return ctx.db.transaction().execute(async (trx) => {
    const request = withGoal(await lockPlan(trx, key), goalFinishTime);
    refuseGoal(request);
    const updated = await storeGoal(trx, key, planGoal(request));
    if (!updated) throw new DomainError("not_found", "Training plan not found");
    const { edition, stored, rows } = await goalOutcome(trx, key, updated, {
      request,
      base: generatePlan(request),
      today: ctx.today,
    });
    const { fromWeek, isEarlier } = edition;
    await regenerateExercises(trx, { ...key, fromWeek }, rows);
    if (!isEarlier) await moveBrickRuns(trx, updated, ctx.today, { stored, rows });
    if (isEarlier && fromWeek <= updated.totalWeeks) {
      await setPlanEngine(trx, { ...key, engineVersion: ENGINE_VERSION, engineFromWeek: fromWeek });
    }
    return planWithWeeks(trx, updated);
  });
}

const planGoal = (request: PlanRequest): PlanGoal => ({
  goalFinishTime: request.goalFinish && formatFinishTime(request.goalFinish),
  ...goalPaceColumns(request),
  paceImprovement: request.paceImprovement,
});
