import type { PlanInput } from "@triplan/contract";
import { exerciseTotals } from "@triplan/db";
import {
  daysBetween,
  isoDate,
  summarizePerformance,
  type PerformanceSummary,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { unsureExercises } from "../likely-matches/unsure-exercises.ts";
import { getPlan } from "./get-plan.ts";

/** Adherence to the plan until today, without exercises that a recording may be. */
export async function performance(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PerformanceSummary> {
  const plan = await getPlan(ctx, planId);
  const { db, userId, today } = ctx;
  const unsure = [...(await unsureExercises(db, plan, today))];
  const totals = await exerciseTotals(db, { userId, planId, today, unsure });
  const weeksPassed = Math.floor(daysBetween(isoDate(plan.startDate), today) / 7);
  return summarizePerformance(totals, Math.min(plan.totalWeeks, Math.max(0, weeksPassed)));
}
