import type { PlanInput } from "@triplan/contract";
import { exerciseTotals } from "@triplan/db";
import {
  daysBetween,
  isoDate,
  summarizePerformance,
  type PerformanceSummary,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "./get-plan.ts";

/** Adherence to the plan until today. */
export async function performance(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PerformanceSummary> {
  const plan = await getPlan(ctx, planId);
  const totals = await exerciseTotals(ctx.db, { userId: ctx.userId, planId, today: ctx.today });
  const weeksPassed = Math.floor(daysBetween(isoDate(plan.startDate), ctx.today) / 7);
  return summarizePerformance(totals, Math.min(plan.totalWeeks, Math.max(0, weeksPassed)));
}
