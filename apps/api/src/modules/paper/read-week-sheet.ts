import type { PlanWeekInput } from "@triplan/contract";
import { listWeekExercises } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { weekSheet, type WeekSheet } from "@triplan/paper";
import { planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { planWithWeeks } from "../plans/with-weeks.ts";
import { sheetFacts } from "./sheet-facts.ts";

/** What is printed of a week: by the page and by the PDF. */
export async function readWeekSheet(
  ctx: AuthedContext,
  { planId, week }: PlanWeekInput,
): Promise<WeekSheet> {
  const plan = await getPlan(ctx, planId);
  const frame = seasonWeeks(planRequestOf(plan)).find((each) => each.week === week);
  if (!frame) throw new DomainError("not_found", `This plan has weeks 1 to ${plan.totalWeeks}`);
  const exercises = await listWeekExercises(ctx.db, { userId: ctx.userId, planId, week });
  const { weekAims } = await planWithWeeks(ctx.db, plan);
  const facts = await sheetFacts(ctx, plan);
  return weekSheet({ ...facts, plan, week: frame, aim: weekAims[week - 1] ?? "", exercises });
}
