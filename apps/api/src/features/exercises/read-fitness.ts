import type { PlanInput } from "@triplan/contract";
import { listPlanExercises, type ExerciseRow } from "@triplan/db";
import {
  planRequestOf,
  seasonFitness,
  type FitnessDay,
  type LoadedExercise,
  type SeasonFitness,
} from "@triplan/planner";
import type { AuthedContext } from "../../context.ts";
import { getPlan } from "../plans/get-plan.ts";

/** Fitness, fatigue and form of a plan to race day, as planned and as done, to a tenth. */
export async function readFitness(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<SeasonFitness> {
  const plan = await getPlan(ctx, planId);
  const rows = await listPlanExercises(ctx.db, { userId: ctx.userId, planId });
  const { planned, done } = seasonFitness(planRequestOf(plan), rows.map(loaded), ctx.today);
  return { planned: planned.map(rounded), done: done.map(rounded) };
}

const loaded = ({ day, suggestedDay, ...row }: ExerciseRow): LoadedExercise => ({
  ...row,
  day: day ?? suggestedDay ?? 0,
});

const tenth = (value: number) => Math.round(value * 10) / 10;

const rounded = ({ fitness, fatigue, form }: FitnessDay): FitnessDay => ({
  fitness: tenth(fitness),
  fatigue: tenth(fatigue),
  form: tenth(form),
});
