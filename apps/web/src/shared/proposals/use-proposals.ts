import { FRESH_MS } from "../network/cache-times.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";

export type PlanProposals = RouterOutputs["proposals"]["list"];
export type Proposal = PlanProposals["proposals"][number];

/** What the rules propose for a plan, and what the athlete agreed to. */
export const useProposals = (planId: number, staleTime: number = FRESH_MS) =>
  trpc.proposals.list.useQuery({ planId }, { staleTime });
