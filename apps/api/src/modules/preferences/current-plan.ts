import { findCurrentPlan } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { planWithMinutes, type PlanWithMinutes } from "../plans/with-week-minutes.ts";

export async function currentPlan(ctx: AuthedContext): Promise<PlanWithMinutes | null> {
  const plan = await findCurrentPlan(ctx.db, ctx.userId);
  return plan ? planWithMinutes(ctx.db, plan) : null;
}
