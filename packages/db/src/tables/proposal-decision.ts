import type { Generated } from "kysely";
import type { DefaultInstant } from "./column-types.ts";

export interface ProposalDecisionTable {
  id: Generated<number>;
  planId: number;
  userId: number;
  /** Rule and facts: the same facts give the same key. */
  proposalKey: string;
  answer: "yes" | "no" | "later" | "alternative";
  /** The latest time that this was the answer. */
  decidedAt: DefaultInstant;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}
