import type { PreviewRaceInput } from "@triplan/contract";
import type { AuthedContext } from "../../trpc/context.ts";
import { generateStoredPlan } from "../plans/edition/generated-plan.ts";
import { getPlan } from "../plans/get-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { newRace } from "./new-race.ts";
import { listedRace, type ListedRace } from "./listed-race.ts";

export interface PreviewedRace {
  race: Omit<ListedRace, "effect">;
  outcome: PlanEffect;
}

/** What `addRace`, or `changeRace` of the named race, would do with this input. Read-only. */
export async function previewRace(
  ctx: AuthedContext,
  { planId, race, raceId }: PreviewRaceInput,
): Promise<PreviewedRace> {
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, planId), ctx.today);
  const key = { userId: ctx.userId, planId };
  const change = { race, raceId, today: ctx.today };
  const { accepted, outcome } = await newRace(ctx.db, key, generated, change);
  return { race: listedRace(generated, { ...accepted, id: raceId ?? null }, false), outcome };
}
