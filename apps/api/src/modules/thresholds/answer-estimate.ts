import type { AnswerEstimateInput } from "@triplan/contract";
import {
  insertThresholds,
  inTransaction,
  lockUser,
  recordDecision,
  type ProposalDecision,
  type Queryable,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { readThresholds, type ChangedThresholds } from "./athlete-thresholds.ts";
import { retargetCurrentPlan } from "./retarget-plan.ts";
import { estimateQuestions } from "./threshold-estimates.ts";

export interface AnsweredEstimate extends ChangedThresholds {
  answer: ProposalDecision["answer"];
}

/**
 * Stores the answer to a question; yes records the threshold and rewrites the targets after today.
 * The first answer counts: a repeated or later one changes nothing. Throws `conflict` if the facts
 * have changed since.
 */
export async function answerEstimate(
  ctx: AuthedContext,
  { key, answer }: AnswerEstimateInput,
): Promise<AnsweredEstimate> {
  const { userId, today, now } = ctx;
  return inTransaction(ctx.db, async (trx) => {
    await lockUser(trx, userId);
    const { planId, questions, decisions } = await estimateQuestions({ ...ctx, db: trx });
    const first = decisions.find(({ proposalKey }) => proposalKey === key);
    if (first) return { answer: first.answer, ...(await unchanged(trx, userId)) };
    const question = questions.find((each) => each.key === key);
    if (!question || planId === null) {
      throw new DomainError("conflict", "This no longer applies. Your targets stay as they are.");
    }
    const decidedAt = now.toISOString();
    await recordDecision(trx, { userId, planId, proposalKey: key, answer, decidedAt });
    if (answer === "no") return { answer, ...(await unchanged(trx, userId)) };
    const { kind, value } = question;
    const record = { userId, kind, value, source: "estimate", measuredOn: today } as const;
    await insertThresholds(trx, [record]);
    const retargeted = await retargetCurrentPlan(trx, ctx, { after: today });
    return { answer, ...(await readThresholds(trx, userId)), retargeted };
  });
}

const unchanged = async (db: Queryable, userId: number): Promise<ChangedThresholds> => ({
  ...(await readThresholds(db, userId)),
  retargeted: { swim: 0, bike: 0, run: 0 },
});
