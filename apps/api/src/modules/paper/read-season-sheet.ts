import type { PlanInput } from "@triplan/contract";
import { seasonSheet, type SeasonSheet } from "@triplan/paper";
import { planRequestOf } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { readSeason } from "../exercises/read-season.ts";
import { getPlan } from "../plans/get-plan.ts";
import { sheetFacts } from "./sheet-facts.ts";

/** What is printed of a season: by the page and by the PDF. */
export async function readSeasonSheet(ctx: AuthedContext, input: PlanInput): Promise<SeasonSheet> {
  const plan = await getPlan(ctx, input.planId);
  const { weeks } = await readSeason(ctx, input);
  const { distances } = planRequestOf(plan);
  const facts = await sheetFacts(ctx, plan);
  return seasonSheet({ ...facts, plan, weeks, distances, today: ctx.today });
}
