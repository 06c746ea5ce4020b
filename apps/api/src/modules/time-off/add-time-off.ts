import type { TimeOffInput } from "@triplan/contract";
import { insertTimeOff } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import { storedTimeOff, type StoredTimeOff } from "./list-time-off.ts";
import { newTimeOff } from "./new-time-off.ts";
import type { TimeOffOutcome } from "./time-off-outcome.ts";
import { writeRevised } from "./write-revised.ts";

export interface ChangedTimeOff {
  timeOff: StoredTimeOff;
  outcome: TimeOffOutcome;
}

/**
 * Adds time off and rewrites the open exercises that it changes. The same input again returns the
 * stored time off and changes nothing.
 */
export async function addTimeOff(
  ctx: AuthedContext,
  { planId, timeOff }: TimeOffInput,
): Promise<ChangedTimeOff> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const change = { timeOff, today: ctx.today };
    const { same, accepted, revised, outcome } = await newTimeOff(trx, key, generated, change);
    if (same) return { timeOff: storedTimeOff(same), outcome };
    const row = await insertTimeOff(trx, {
      ...accepted,
      sports: [...accepted.sports],
      trainingPlanId: planId,
      userId: ctx.userId,
      placementsBefore: JSON.stringify(revised.placements),
    });
    await writeRevised(trx, key, generated, revised);
    return { timeOff: storedTimeOff(row), outcome };
  });
}
