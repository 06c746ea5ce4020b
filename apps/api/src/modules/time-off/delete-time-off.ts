import type { DeleteTimeOffInput } from "@triplan/contract";
import {
  deleteTimeOff as deleteRow,
  listAcceptedLayers,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { ownTimeOff } from "./end-time-off.ts";
import { removedHeadline } from "./headlines.ts";
import { passOnUndo } from "../plans/layers/pass-on-undo.ts";
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
  return changeGeneratedPlan(ctx, planId, (trx, generated) =>
    removeTimeOff(trx, key, generated, { timeOffId, today: ctx.today }),
  );
}

/** Removes time off from a locked plan. Throws if the plan does not have it. */
export async function removeTimeOff(
  trx: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { timeOffId, today }: { timeOffId: number; today: IsoDate },
): Promise<DeletedTimeOff> {
  const { plan, edition } = generated;
  const before = await listAcceptedLayers(trx, key);
  const row = ownTimeOff(before.timeOff, timeOffId);
  const revised = await revisedRows(trx, key, generated, {
    before,
    after: { ...before, timeOff: before.timeOff.filter((each) => each !== row) },
    placements: row.placementsBefore,
    change: null,
    exercises: row.exercisesBefore,
    today,
  });
  await deleteRow(trx, { ...key, timeOffId });
  await passOnUndo(trx, key, row.exercisesBefore, revised);
  await writeRevised(trx, key, generated, revised);
  const changes = planEffect(plan, revised, edition.isEarlier ? edition.fromWeek : null);
  return { id: timeOffId, outcome: { headline: removedHeadline(changes), ...changes } };
}
