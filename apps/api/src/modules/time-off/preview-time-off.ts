import type { TimeOffInput } from "@triplan/contract";
import type { AuthedContext } from "../../trpc/context.ts";
import { generateStoredPlan } from "../plans/edition/generated-plan.ts";
import { getPlan } from "../plans/get-plan.ts";
import { newTimeOff } from "./new-time-off.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";

/** What `addTimeOff` would do with this input. Read-only. */
export async function previewTimeOff(
  ctx: AuthedContext,
  { planId, timeOff }: TimeOffInput,
): Promise<PlanEffect> {
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, planId), ctx.today);
  const key = { userId: ctx.userId, planId };
  const change = { timeOff, today: ctx.today };
  return (await newTimeOff(ctx.db, key, generated, change)).outcome;
}
