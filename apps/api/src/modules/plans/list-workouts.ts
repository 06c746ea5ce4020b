import type { PlanInput, PlanWeekInput } from "@triplan/contract";
import { listPlanExercises, listWeekExercises } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan, refuseWeekOutside } from "./get-plan.ts";
import { workoutsOf, type Workout } from "./workouts/workouts-of.ts";

export async function listWorkouts(ctx: AuthedContext, { planId }: PlanInput): Promise<Workout[]> {
  await getPlan(ctx, planId);
  return workoutsOf(await listPlanExercises(ctx.db, { userId: ctx.userId, planId }));
}

export async function listWeekWorkouts(
  ctx: AuthedContext,
  { planId, week }: PlanWeekInput,
): Promise<Workout[]> {
  refuseWeekOutside(await getPlan(ctx, planId), week);
  return workoutsOf(await listWeekExercises(ctx.db, { userId: ctx.userId, planId, week }));
}
