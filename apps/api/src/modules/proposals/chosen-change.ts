import type { Proposal } from "@triplan/plan-engine";

/** The proposal with the change that the answer asks for; null for an answer that changes nothing. */
export function chosenChange(proposal: Proposal, answer: string): Proposal | null {
  if (answer === "yes") return proposal;
  return answer === "alternative" && proposal.alternative
    ? { ...proposal, ...proposal.alternative }
    : null;
}

/** True if the answer asks for a change that the proposal does not have. */
export const isWithoutAlternative = ({ alternative }: Proposal, answer: string): boolean =>
  answer === "alternative" && !alternative;
