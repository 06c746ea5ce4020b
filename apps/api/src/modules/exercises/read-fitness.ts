import type { PlanInput } from "@triplan/contract";
import { seasonFitness, type FitnessCurves, type FitnessDay } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { readTraining } from "../training/read-training.ts";

/** Fitness, fatigue and form until race day, planned and done, rounded to tenths. */
export async function readFitness(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<FitnessCurves> {
  const plan = await getPlan(ctx, planId);
  const { planned, done } = seasonFitness(plan, await readTraining(ctx, plan), ctx.today);
  return { planned: planned.map(rounded), done: done.map(rounded) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

const rounded = ({ fitness, fatigue, form }: FitnessDay): FitnessDay => ({
  fitness: tenth(fitness),
  fatigue: tenth(fatigue),
  form: tenth(form),
});
