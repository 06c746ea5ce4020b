import type { AnswerProposalInput } from "@triplan/contract";
import { listPlanLayers, listTimeOff, recordDecision } from "@triplan/db";
import { DomainError, type AnswerToProposal } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import { acceptProposal } from "./accept-proposal.ts";
import { chosenChange, isWithoutAlternative } from "./chosen-change.ts";
import { effectDigest } from "./effect-digest.ts";
import { readProposals } from "./read-proposals.ts";

export interface AnsweredProposal {
  key: string;
  /** The answer that counts: the first yes or no stays. */
  answer: AnswerToProposal;
  /** What undoes a yes. */
  layerId: number | null;
  timeOffId: number | null;
}

const NOTHING = { layerId: null, timeOffId: null };

/**
 * Stores the answer to a proposal; yes and the alternative rewrite the exercises that it names. The first yes or no counts: a repeated or
 * later answer changes nothing. Throws `conflict` if the proposal no longer applies, or would now change
 * something else than the athlete saw.
 */
export async function answerProposal(
  ctx: AuthedContext,
  { planId, key, answer, digest }: AnswerProposalInput,
): Promise<AnsweredProposal> {
  const planKey = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const accepted = (await listPlanLayers(trx, planKey)).find(
      ({ proposalKey }) => proposalKey === key,
    );
    if (accepted) {
      const { id: layerId, change } = accepted;
      const counted = change.rule === "easier-keys" ? "alternative" : "yes";
      return { key, answer: counted, layerId, timeOffId: null };
    }
    // The key of days off holds their first day.
    const off = (await listTimeOff(trx, planKey)).find(
      ({ kind, fromDate }) => kind === "other" && key.startsWith(`days-off_${fromDate}`),
    );
    if (off) return { key, answer: "yes", layerId: null, timeOffId: off.id };
    const { all, declined } = await readProposals({ ...ctx, db: trx }, generated.plan);
    if (declined.has(key)) return { key, answer: "no", ...NOTHING };
    const proposal = all.find((each) => each.key === key);
    if (!proposal || isWithoutAlternative(proposal, answer)) {
      const message = "This proposal no longer applies. Your plan stays as it is.";
      throw new DomainError("conflict", message);
    }
    const decidedAt = ctx.now.toISOString();
    await recordDecision(trx, { ...planKey, proposalKey: key, answer, decidedAt });
    const chosen = chosenChange(proposal, answer);
    if (!chosen) return { key, answer, ...NOTHING };
    const { effect, ...undo } = await acceptProposal(trx, planKey, generated, {
      proposal: chosen,
      today: ctx.today,
    });
    if (digest !== undefined && digest !== effectDigest(effect)) {
      const message = "Your plan has changed since. Look at the proposal again, then answer.";
      throw new DomainError("conflict", message);
    }
    return { key, answer, ...undo };
  });
}
