import type { Queryable } from "../tables/database.ts";
import type { ProposalDecisionTable } from "../tables/proposal-decision.ts";

interface DecisionKey {
  userId: number;
  planId: number;
}

export interface ProposalDecision {
  proposalKey: string;
  answer: ProposalDecisionTable["answer"];
  decidedAt: string;
}

/** The athlete's answers to proposals about a plan since an instant, newest first. */
export function listDecisions(
  db: Queryable,
  { userId, planId, since }: DecisionKey & { since: Date },
): Promise<ProposalDecision[]> {
  return db
    .selectFrom("proposalDecision")
    .select(["proposalKey", "answer", "decidedAt"])
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .where("decidedAt", ">", since.toISOString())
    .orderBy("decidedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Records an answer; the same answer to the same proposal again only renews its time. */
export async function recordDecision(
  db: Queryable,
  decision: DecisionKey & ProposalDecision,
): Promise<void> {
  const { decidedAt } = decision;
  await db
    .insertInto("proposalDecision")
    .values(decision)
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "planId", "proposalKey", "answer"])
        .doUpdateSet((eb) => ({ decidedAt, updatedAt: eb.ref("excluded.updatedAt") })),
    )
    .execute();
}

/** Forgets the answers to these proposals. */
export async function deleteDecisions(
  db: Queryable,
  { userId, planId, keys }: DecisionKey & { keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom("proposalDecision")
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .where("proposalKey", "in", keys)
    .execute();
}
