import {
  adjustPlanInput,
  createPlanInput,
  planInput,
  planWeekInput,
  previewAdjustmentInput,
  previewGoalInput,
  undoAdjustmentInput,
} from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { carryOverOf } from "../plan-chain/plan-before.ts";
import { adjustPlan } from "./adjust-plan.ts";
import { createPlan } from "./create-plan.ts";
import { deletePlan } from "./delete-plan.ts";
import { fixExercises } from "./fix-exercises.ts";
import { listPlanAdjustments } from "./list-plan-adjustments.ts";
import { listPlans } from "./list-plans.ts";
import { listWorkouts, listWeekWorkouts } from "./list-workouts.ts";
import { performance } from "./performance.ts";
import { previewGoal } from "./preview-goal.ts";
import { previewAdjustment } from "./preview-adjustment.ts";
import { previewUndo } from "./preview-undo.ts";
import { undoAdjustment } from "./undo-adjustment.ts";

export const plansRouter = router({
  list: authedProcedure.query(({ ctx }) => listPlans(ctx)),
  create: authedProcedure.input(createPlanInput).mutation(inThread(createPlan)),
  carryOver: authedProcedure.input(planInput).query(inThread(carryOverOf)),
  previewGoal: authedProcedure.input(previewGoalInput).query(inThread(previewGoal)),
  delete: authedProcedure.input(planInput).mutation(({ ctx, input }) => deletePlan(ctx, input)),
  workouts: authedProcedure.input(planInput).query(inThread(listWorkouts)),
  weekWorkouts: authedProcedure
    .input(planWeekInput)
    .query(({ ctx, input }) => listWeekWorkouts(ctx, input)),
  performance: authedProcedure.input(planInput).query(({ ctx, input }) => performance(ctx, input)),
  adjust: authedProcedure.input(adjustPlanInput).mutation(inThread(adjustPlan)),
  previewAdjustment: authedProcedure
    .input(previewAdjustmentInput)
    .query(inThread(previewAdjustment)),
  adjustments: authedProcedure
    .input(planInput)
    .query(({ ctx, input }) => listPlanAdjustments(ctx, input)),
  previewUndo: authedProcedure.input(undoAdjustmentInput).query(inThread(previewUndo)),
  undoAdjustment: authedProcedure.input(undoAdjustmentInput).mutation(inThread(undoAdjustment)),
  fixExercises: authedProcedure.input(planInput).mutation(inThread(fixExercises)),
});
