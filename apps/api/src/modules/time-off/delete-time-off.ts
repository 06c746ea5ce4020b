import type { DeleteTimeOffInput } from "@triplan/contract";
import { deleteTimeOff as deleteRow, listAcceptedLayers } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import { ownTimeOff } from "./end-time-off.ts";
import { removedHeadline } from "./headlines.ts";
import { revisedRows } from "../plans/layers/revised-rows.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";

export interface DeletedTimeOff {
  id: number;
  outcome: PlanEffect;
}

/** Removes time off: the open exercises become what the plan is without it. */
export async function deleteTimeOff(
  ctx: AuthedContext,
  { planId, timeOffId }: DeleteTimeOffInput,
): Promise<DeletedTimeOff> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const { plan, edition } = generated;
    const before = await listAcceptedLayers(trx, key);
    const row = ownTimeOff(before.timeOff, timeOffId);
    const revised = await revisedRows(trx, key, generated, {
      before,
      after: { ...before, timeOff: before.timeOff.filter((each) => each !== row) },
      placements: row.placementsBefore,
      change: null,
      today: ctx.today,
    });
    await deleteRow(trx, { ...key, timeOffId });
    await writeRevised(trx, key, generated, revised);
    const changes = planEffect(plan, revised, edition.isEarlier ? edition.fromWeek : null);
    return { id: timeOffId, outcome: { headline: removedHeadline(changes), ...changes } };
  });
}
