import { findCurrentPlan, type TrainingPlanRow } from "@triplan/db";
import type { AuthedContext } from "../../context.ts";

/** The user's current plan, or null. */
export async function currentPlan(ctx: AuthedContext): Promise<TrainingPlanRow | null> {
  return (await findCurrentPlan(ctx.db, ctx.userId)) ?? null;
}
