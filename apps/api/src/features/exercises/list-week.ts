import type { PlanWeekInput } from "@triplan/contract";
import { listWeekExercises, type ExerciseRow } from "@triplan/db";
import type { AuthedContext } from "../../context.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";

/** The exercises of a plan's week in their recommended order. */
export async function listWeek(ctx: AuthedContext, input: PlanWeekInput): Promise<ExerciseRow[]> {
  refuseWeekOutside(await getPlan(ctx, input.planId), input.week);
  return listWeekExercises(ctx.db, { ...input, userId: ctx.userId });
}
