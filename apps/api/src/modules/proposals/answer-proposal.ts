import type { AnswerProposalInput } from "@triplan/contract";
import {
  insertPlanLayer,
  listPlanLayers,
  listTimeOff,
  recordDecision,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { DomainError, type AnswerToProposal, type IsoDate } from "@triplan/domain";
import type { Proposal } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";
import { storeTimeOff } from "../time-off/add-time-off.ts";
import { rowsWithChange } from "./proposal-effect.ts";
import { readProposals } from "./read-proposals.ts";

export interface AnsweredProposal {
  key: string;
  /** The answer that counts: the first yes stays. */
  answer: AnswerToProposal;
  /** What undoes a yes. */
  layerId: number | null;
  timeOffId: number | null;
}

/**
 * Stores the answer to a proposal; yes rewrites the exercises that it names. The first yes counts: a repeated or
 * later answer changes nothing. Throws `conflict` if the proposal no longer applies.
 */
export async function answerProposal(
  ctx: AuthedContext,
  { planId, key, answer }: AnswerProposalInput,
): Promise<AnsweredProposal> {
  const planKey = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const accepted = (await listPlanLayers(trx, planKey)).find(
      ({ proposalKey }) => proposalKey === key,
    );
    if (accepted) return { key, answer: "yes", layerId: accepted.id, timeOffId: null };
    // The key of days off holds their first day.
    const off = (await listTimeOff(trx, planKey)).find(
      ({ kind, fromDate }) => kind === "other" && key.startsWith(`days-off_${fromDate}`),
    );
    if (off) return { key, answer: "yes", layerId: null, timeOffId: off.id };
    const open = await readProposals({ ...ctx, db: trx }, generated.plan);
    const proposal = open.find((each) => each.key === key);
    if (!proposal) {
      const message = "This proposal no longer applies. Your plan stays as it is.";
      throw new DomainError("conflict", message);
    }
    const decidedAt = ctx.now.toISOString();
    await recordDecision(trx, { ...planKey, proposalKey: key, answer, decidedAt });
    const undo =
      answer === "yes"
        ? await accept(trx, planKey, generated, { proposal, today: ctx.today })
        : { layerId: null, timeOffId: null };
    return { key, answer, ...undo };
  });
}

async function accept(
  trx: Queryable,
  planKey: PlanKey,
  generated: GeneratedPlan,
  { proposal, today }: { proposal: Proposal; today: IsoDate },
): Promise<Pick<AnsweredProposal, "layerId" | "timeOffId">> {
  const { key, sentence, effect } = proposal;
  if ("timeOff" in effect) {
    const change = { timeOff: effect.timeOff, today };
    const { timeOff } = await storeTimeOff(trx, planKey, generated, change);
    return { layerId: null, timeOffId: timeOff.id };
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
  });
  await writeRevised(trx, planKey, generated, revised);
  return { layerId: layer.id, timeOffId: null };
}
