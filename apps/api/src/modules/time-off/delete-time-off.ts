import type { DeleteTimeOffInput } from "@triplan/contract";
import { deleteTimeOff as deleteRow, listTimeOff } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import { ownTimeOff } from "./end-time-off.ts";
import { removedHeadline } from "./headlines.ts";
import { revisedRows } from "./revised-rows.ts";
import { timeOffChanges, type TimeOffOutcome } from "./time-off-outcome.ts";
import { writeRevised } from "./write-revised.ts";

export interface DeletedTimeOff {
  id: number;
  outcome: TimeOffOutcome;
}

/** Removes time off: the open exercises become what the plan is without it. */
export async function deleteTimeOff(
  ctx: AuthedContext,
  { planId, timeOffId }: DeleteTimeOffInput,
): Promise<DeletedTimeOff> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const { plan, edition } = generated;
    const before = await listTimeOff(trx, key);
    const row = ownTimeOff(before, timeOffId);
    const revised = await revisedRows(trx, key, generated, {
      before,
      after: before.filter((each) => each !== row),
      placements: row.placementsBefore,
      today: ctx.today,
    });
    await deleteRow(trx, { ...key, timeOffId });
    await writeRevised(trx, key, generated, revised);
    const changes = timeOffChanges(plan, revised, edition.isEarlier ? edition.fromWeek : null);
    return { id: timeOffId, outcome: { headline: removedHeadline(changes), ...changes } };
  });
}
