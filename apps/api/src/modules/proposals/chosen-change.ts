import type { Proposal } from "@triplan/plan-engine";

/** A proposal whose yes changes the plan. */
export type ChangingProposal = Proposal & { effect: NonNullable<Proposal["effect"]> };

/** The proposal with the change that the answer asks for; null for an answer that changes nothing. */
export function chosenChange(proposal: Proposal, answer: string): ChangingProposal | null {
  const { effect } = proposal;
  if (answer === "yes") return effect && { ...proposal, effect };
  return answer === "alternative" && proposal.alternative
    ? { ...proposal, ...proposal.alternative }
    : null;
}

/** True if the answer asks for a change that the proposal does not have. */
export const isWithoutAlternative = ({ alternative }: Proposal, answer: string): boolean =>
  answer === "alternative" && !alternative;
