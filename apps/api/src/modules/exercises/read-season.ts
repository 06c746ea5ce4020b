import type { PlanInput } from "@triplan/contract";
import { planRequestOf, seasonOverview, type SeasonOverview } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { readTraining } from "../training/read-training.ts";

/** Every week of the plan, planned beside done, and the weeks around it that have training. */
export async function readSeason(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<SeasonOverview> {
  const plan = await getPlan(ctx, planId);
  const training = await readTraining(ctx, plan);
  const { weeks, withoutPlan, highlights } = seasonOverview(
    planRequestOf(plan),
    training,
    ctx.today,
  );
  return {
    weeks: weeks.map((week) => ({ ...rounded(week), plannedLoad: Math.round(week.plannedLoad) })),
    withoutPlan: withoutPlan.map(rounded),
    highlights,
  };
}

const rounded = <Week extends { doneLoad: number; extraMinutes: number }>(week: Week): Week => ({
  ...week,
  extraMinutes: Math.round(week.extraMinutes),
  doneLoad: Math.round(week.doneLoad),
});
