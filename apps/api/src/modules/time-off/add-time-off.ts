import type { TimeOffInput } from "@triplan/contract";
import { insertTimeOff, type PlanKey, type Queryable } from "@triplan/db";
import type { IsoDate, TimeOff } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { storedTimeOff, type StoredTimeOff } from "./list-time-off.ts";
import { newTimeOff } from "./new-time-off.ts";
import { exercisesBefore } from "../plans/layers/exercises-before.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";

export interface ChangedTimeOff {
  timeOff: StoredTimeOff;
  outcome: PlanEffect;
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
  return changeGeneratedPlan(ctx, planId, (trx, generated) =>
    storeTimeOff(trx, key, generated, { timeOff, today: ctx.today }),
  );
}

/** Adds time off to a locked plan. */
export async function storeTimeOff(
  trx: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  change: { timeOff: TimeOff; today: IsoDate },
): Promise<ChangedTimeOff> {
  const { same, accepted, revised, outcome } = await newTimeOff(trx, key, generated, change);
  if (same) return { timeOff: storedTimeOff(same), outcome };
  const row = await insertTimeOff(trx, {
    ...accepted,
    sports: [...accepted.sports],
    trainingPlanId: key.planId,
    userId: key.userId,
    placementsBefore: JSON.stringify(revised.placements),
    exercisesBefore: JSON.stringify(exercisesBefore(revised)),
  });
  await writeRevised(trx, key, generated, revised);
  return { timeOff: storedTimeOff(row), outcome };
}
