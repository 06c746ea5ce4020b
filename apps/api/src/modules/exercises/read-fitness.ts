import type { PlanInput } from "@triplan/contract";
import { seasonFitness, type FitnessCurves } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { roundedDay } from "../training/rounded-day.ts";
import { readTraining } from "../training/read-training.ts";

/** Fitness, fatigue and form until race day, planned and done, rounded to tenths. */
export async function readFitness(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<FitnessCurves> {
  const plan = await getPlan(ctx, planId);
  const fitness = seasonFitness(plan, await readTraining(ctx, plan), ctx.today);
  const { planned, done, projected } = fitness;
  return {
    planned: planned.map(roundedDay),
    done: done.map(roundedDay),
    projected: projected.map(roundedDay),
  };
}
