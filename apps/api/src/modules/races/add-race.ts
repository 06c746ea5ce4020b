import type { RaceInput } from "@triplan/contract";
import { insertPlanRace } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";
import { listedRace, type ListedRace } from "./listed-race.ts";
import { newRace, raceColumns } from "./new-race.ts";

export interface AddedRace {
  race: Omit<ListedRace, "effect">;
  outcome: PlanEffect;
}

/**
 * Adds a race on the way to the plan's own race and rewrites the open exercises that it changes. The same
 * input again returns the stored race and changes nothing.
 */
export async function addRace(ctx: AuthedContext, { planId, race }: RaceInput): Promise<AddedRace> {
  const { userId, today } = ctx;
  const key = { userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const added = await newRace(trx, key, generated, { race, today });
    const { same, revised, outcome } = added;
    if (same) return { race: listedRace(generated, same, false), outcome };
    const row = await insertPlanRace(trx, {
      ...raceColumns(added),
      trainingPlanId: planId,
      userId,
    });
    await writeRevised(trx, key, generated, revised);
    return { race: listedRace(generated, row, false), outcome };
  });
}
