import type { PlanInput } from "@triplan/contract";
import { deleteCheckIn, deleteDecisions, listCheckIns, listTimeOff } from "@triplan/db";
import { DomainError, type IsoDate } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { listStoredRows } from "../plans/rows/stored-exercise.ts";
import { removeLayer } from "../proposals/undo-layer.ts";
import { removeTimeOff } from "../time-off/delete-time-off.ts";
import { effectOf } from "./apply-choices.ts";

export interface UndoneCheckIn {
  weekStart: IsoDate;
  effect: PlanEffect;
}

/** Takes the latest check-in back: its answers are forgotten, and its changes leave the plan, the last one first. */
export async function undoCheckIn(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<UndoneCheckIn> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const checkIn = (await listCheckIns(trx, key)).at(-1);
    if (!checkIn) throw new DomainError("not_found", "Check-in not found");
    const { weekStart } = checkIn;
    await deleteCheckIn(trx, { ...key, weekStart });
    const { today } = ctx;
    const before = await listStoredRows(trx, key);
    for (const { layerId, timeOffId } of checkIn.choices.toReversed()) {
      if (layerId !== null) await removeLayer(trx, key, generated, { layerId, today });
      const stored = await listTimeOff(trx, key);
      const isThere = stored.some(({ id }) => id === timeOffId);
      if (timeOffId !== null && isThere) {
        await removeTimeOff(trx, key, generated, { timeOffId, today });
      }
    }
    const keys = checkIn.choices.map((choice) => choice.key);
    await deleteDecisions(trx, { ...key, keys });
    const changes = effectOf(generated, before, await listStoredRows(trx, key));
    const headline = "Your answers are forgotten, and your exercises are as they were before.";
    return { weekStart, effect: { headline, ...changes } };
  });
}
