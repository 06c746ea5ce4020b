import { insertPlanLayer, type PlanKey, type Queryable } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { exercisesBefore } from "../plans/layers/exercises-before.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";
import { storeTimeOff } from "../time-off/add-time-off.ts";
import type { ChangingProposal } from "./chosen-change.ts";
import { rowsWithChange } from "./proposal-effect.ts";

export interface AcceptedProposal {
  /** What undoes it. */
  layerId: number | null;
  timeOffId: number | null;
  effect: Pick<PlanEffect, "weeks" | "exercises">;
}

/** Changes a locked plan as a proposal says, and stores the change as a layer or as time off. */
export async function acceptProposal(
  trx: Queryable,
  planKey: PlanKey,
  generated: GeneratedPlan,
  { proposal, today }: { proposal: ChangingProposal; today: IsoDate },
): Promise<AcceptedProposal> {
  const { key, sentence, effect } = proposal;
  if ("timeOff" in effect) {
    const change = { timeOff: effect.timeOff, today };
    const { timeOff, outcome } = await storeTimeOff(trx, planKey, generated, change);
    return { layerId: null, timeOffId: timeOff.id, effect: outcome };
  }
  const { change } = effect;
  const revised = await rowsWithChange(trx, planKey, generated, { change, today });
  const layer = await insertPlanLayer(trx, {
    trainingPlanId: planKey.planId,
    userId: planKey.userId,
    proposalKey: key,
    sentence,
    change: JSON.stringify(change),
    acceptedOn: today,
    placementsBefore: JSON.stringify(revised.placements),
    exercisesBefore: JSON.stringify(exercisesBefore(revised)),
  });
  await writeRevised(trx, planKey, generated, revised);
  const written = planEffect(generated.plan, revised, null);
  return { layerId: layer.id, timeOffId: null, effect: written };
}
