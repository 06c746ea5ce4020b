import type { PlanInput } from "@triplan/contract";
import { listPlanExercises, listRecordedActivities, type ExerciseRow } from "@triplan/db";
import { addDays, extraActivities } from "@triplan/domain";
import {
  HISTORY_DAYS,
  planRequestOf,
  seasonFitness,
  type FitnessDay,
  type LoadedExercise,
  type SeasonFitness,
} from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";

/** Fitness, fatigue and form until race day, planned and done, rounded to tenths. */
export async function readFitness(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<SeasonFitness> {
  const plan = await getPlan(ctx, planId);
  const { userId } = ctx;
  const from = addDays(plan.startDate, -HISTORY_DAYS);
  const [rows, recorded] = await Promise.all([
    listPlanExercises(ctx.db, { userId, planId }),
    listRecordedActivities(ctx.db, { userId, from, to: ctx.today }),
  ]);
  const record = {
    exercises: rows.map(placedExercise),
    activities: extraActivities(recorded, planId),
  };
  const { planned, done } = seasonFitness(planRequestOf(plan), record, ctx.today);
  return { planned: planned.map(rounded), done: done.map(rounded) };
}

const placedExercise = ({ day, suggestedDay, ...row }: ExerciseRow): LoadedExercise => ({
  ...row,
  day: day ?? suggestedDay ?? 0,
});

const tenth = (value: number) => Math.round(value * 10) / 10;

const rounded = ({ fitness, fatigue, form }: FitnessDay): FitnessDay => ({
  fitness: tenth(fitness),
  fatigue: tenth(fatigue),
  form: tenth(form),
});
