import type { PlanInput } from "@triplan/contract";
import { listCheckIns } from "@triplan/db";
import { dateInWeek } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { readyWeek } from "./ready-week.ts";

export interface CheckInReadiness {
  /** The week whose check-in waits for the athlete; null if none does. */
  week: number | null;
}

/** Whether a check-in is ready and not saved yet. */
export async function readReadiness(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<CheckInReadiness> {
  const plan = await getPlan(ctx, planId);
  const week = await readyWeek(ctx, plan);
  if (week === null) return { week };
  const rows = await listCheckIns(ctx.db, { userId: ctx.userId, planId });
  const weekStart = dateInWeek(plan.startDate, week, 0);
  return { week: rows.some((row) => row.weekStart === weekStart) ? null : week };
}
