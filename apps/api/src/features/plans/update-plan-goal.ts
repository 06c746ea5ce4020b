import type { UpdatePlanGoalInput } from "@triplan/contract";
import { updatePlanGoal as storeGoal, type TrainingPlanRow } from "@triplan/db";
import { currentWeek, DomainError } from "@triplan/domain";
import { generatePlan, planRequestOf } from "@triplan/planner";
import type { AuthedContext } from "../../context.ts";
import { exerciseRows } from "./exercise-rows.ts";
import { getPlan } from "./get-plan.ts";
import { goalColumns } from "./planned-goal.ts";
import { regenerateExercises } from "./regenerate-exercises.ts";

/** Changes a plan's goal and writes its open exercises anew from the current week on. */
export async function updatePlanGoal(
  ctx: AuthedContext,
  { planId, goalFinishTime }: UpdatePlanGoalInput,
): Promise<TrainingPlanRow> {
  const key = { userId: ctx.userId, planId };
  const plan = await getPlan(ctx, planId);
  if (goalFinishTime === undefined) return plan;
  const { distances, paces } = planRequestOf(plan);
  const goal = goalColumns(goalFinishTime, distances, paces);
  const rows = exerciseRows(generatePlan(planRequestOf({ ...plan, ...goal })));
  const fromWeek = currentWeek(plan.startDate, ctx.today, plan.totalWeeks);
  return ctx.db.transaction().execute(async (trx) => {
    const updated = await storeGoal(trx, key, goal);
    if (!updated) throw new DomainError("not_found", "Training plan not found");
    await regenerateExercises(trx, { ...key, fromWeek }, rows);
    return updated;
  });
}
