import type { PlanWeekInput } from "@triplan/contract";
import { listWeekExercises, type ExerciseRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";

/** The week's exercises in recommended order. */
export async function listWeek(ctx: AuthedContext, input: PlanWeekInput): Promise<ExerciseRow[]> {
  const exercises = await listWeekExercises(ctx.db, { ...input, userId: ctx.userId });
  // Exercises prove the plan, its owner and the week.
  if (exercises.length === 0) refuseWeekOutside(await getPlan(ctx, input.planId), input.week);
  return exercises;
}
