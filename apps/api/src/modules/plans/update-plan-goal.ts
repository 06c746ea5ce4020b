import type { UpdatePlanGoalInput } from "@triplan/contract";
import { listAdjustments, updatePlanGoal as storeGoal, type PlanGoal } from "@triplan/db";
import { currentWeek, DomainError, formatFinishTime, type Seconds } from "@triplan/domain";
import {
  applyAdjustments,
  generatePlan,
  improvementFor,
  planRequestOf,
  type PlanRequest,
} from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { exerciseRows } from "./exercise-rows.ts";
import { getPlan } from "./get-plan.ts";
import { goalPaceColumns } from "./planned-goal.ts";
import { regenerateExercises } from "./regenerate-exercises.ts";
import { listStoredRows, progressOf } from "./stored-exercise.ts";
import { withFixes } from "./with-fixes.ts";
import { planWithMinutes, type PlanWithMinutes } from "./with-week-minutes.ts";

/**
 * Changes a plan's goal and rewrites its open exercises from the current week on, including its
 * adjustments.
 */
export async function updatePlanGoal(
  ctx: AuthedContext,
  { planId, goalFinishTime }: UpdatePlanGoalInput,
): Promise<PlanWithMinutes> {
  const key = { userId: ctx.userId, planId };
  const plan = await getPlan(ctx, planId);
  if (goalFinishTime === undefined) return planWithMinutes(ctx.db, plan);
  const request = withGoal(planRequestOf(plan), goalFinishTime);
  const goal = planGoal(request);
  const base = generatePlan(request);
  const fromWeek = currentWeek(plan.startDate, ctx.today, plan.totalWeeks);
  return ctx.db.transaction().execute(async (trx) => {
    const updated = await storeGoal(trx, key, goal);
    if (!updated) throw new DomainError("not_found", "Training plan not found");
    const stored = await listStoredRows(trx, key);
    const requested = applyAdjustments(
      request,
      base,
      await listAdjustments(trx, key),
      progressOf(stored),
    );
    const adjusted = withFixes(request, requested, stored, fromWeek);
    await regenerateExercises(trx, { ...key, fromWeek }, exerciseRows(adjusted, base));
    return planWithMinutes(trx, updated);
  });
}

/** The request with another goal and the ambition that it needs. */
function withGoal(plan: PlanRequest, goalFinish: Seconds | null): PlanRequest {
  const request = { ...plan, goalFinish };
  return { ...request, paceImprovement: improvementFor(request) };
}

/** The goal as stored. Throws for a goal out of bounds. */
const planGoal = ({ goalFinish, distances, paces, paceImprovement }: PlanRequest): PlanGoal => ({
  goalFinishTime: goalFinish && formatFinishTime(goalFinish),
  ...goalPaceColumns(goalFinish, distances, paces),
  paceImprovement,
});
