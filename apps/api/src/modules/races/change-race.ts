import type { ChangeRaceInput } from "@triplan/contract";
import { updatePlanRace } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";
import type { AddedRace } from "./add-race.ts";
import { listedRace } from "./listed-race.ts";
import { newRace, raceColumns } from "./new-race.ts";

/**
 * Changes a race on the way: its old effect on open exercises goes, its new one comes. The same input again
 * changes nothing.
 */
export async function changeRace(
  ctx: AuthedContext,
  { planId, raceId, race }: ChangeRaceInput,
): Promise<AddedRace> {
  const { userId, today } = ctx;
  const key = { userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const changed = await newRace(trx, key, generated, { race, raceId, today });
    const { same, revised, outcome } = changed;
    if (same) return { race: listedRace(generated, same, false), outcome };
    const row = await updatePlanRace(trx, { ...key, raceId }, raceColumns(changed));
    await writeRevised(trx, key, generated, revised);
    return { race: listedRace(generated, row, false), outcome };
  });
}
