import type { NamedRaceInput } from "@triplan/contract";
import { deletePlanRace, listAcceptedLayers } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { passOnUndo } from "../plans/layers/pass-on-undo.ts";
import { revisedRows } from "../plans/layers/revised-rows.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";
import { raceNotFound } from "./race-not-found.ts";
import { removedHeadline } from "./race-words.ts";

export interface DeletedRace {
  id: number;
  outcome: PlanEffect;
}

/** Removes a race on the way: the open exercises become what the plan is without it. */
export async function deleteRace(
  ctx: AuthedContext,
  { planId, raceId }: NamedRaceInput,
): Promise<DeletedRace> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const { plan, edition } = generated;
    const before = await listAcceptedLayers(trx, key);
    const row = before.races.find(({ id }) => id === raceId);
    if (!row) throw raceNotFound();
    const revised = await revisedRows(trx, key, generated, {
      before,
      after: { ...before, races: before.races.filter((each) => each !== row) },
      placements: row.placementsBefore,
      change: null,
      exercises: row.exercisesBefore,
      today: ctx.today,
    });
    await deletePlanRace(trx, { ...key, raceId });
    await passOnUndo(trx, key, row.exercisesBefore, revised);
    await writeRevised(trx, key, generated, revised);
    const changes = planEffect(plan, revised, edition.isEarlier ? edition.fromWeek : null);
    return { id: raceId, outcome: { headline: removedHeadline(changes), ...changes } };
  });
}
