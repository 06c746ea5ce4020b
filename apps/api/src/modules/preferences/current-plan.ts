import { findCurrentPlan } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { planWithWeeks, type PlanWithWeeks } from "../plans/with-weeks.ts";

export async function currentPlan(ctx: AuthedContext): Promise<PlanWithWeeks | null> {
  const plan = await findCurrentPlan(ctx.db, ctx.userId);
  return plan ? planWithWeeks(ctx.db, plan) : null;
}
