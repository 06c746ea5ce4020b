import { addDays, weekdayOf, type IsoDate } from "@triplan/domain";
import type { Proposal } from "./proposal.ts";

/** Days for which a declined proposal is not asked again. */
export const SILENT_DAYS = 14;
/** Proposals asked at once. */
const MAX_PROPOSALS = 3;

/** An answer to a proposal, with its day in the athlete's time zone. */
export interface ProposalAnswer {
  proposalKey: string;
  answer: "yes" | "no" | "later" | "alternative";
  date: IsoDate;
}

/**
 * The proposals to ask now, the most important first, three at most. One that was declined rests for 14 days, one that
 * was put off until the next Sunday, and one whose yes changes nothing as long as the answer is among those given.
 */
export function openProposals(
  proposals: readonly Proposal[],
  answers: readonly ProposalAnswer[],
  today: IsoDate,
): Proposal[] {
  const rests = ({ answer, date }: ProposalAnswer): boolean => {
    if (answer === "later") return today < addDays(date, 7 - weekdayOf(date));
    return answer === "no" && today < addDays(date, SILENT_DAYS);
  };
  const keysOf = (given: readonly ProposalAnswer[]) =>
    new Set(given.map(({ proposalKey }) => proposalKey));
  const resting = keysOf(answers.filter(rests));
  const accepted = keysOf(answers.filter(({ answer }) => answer === "yes"));
  return proposals
    .filter(({ key, effect }) => !resting.has(key) && !(effect === null && accepted.has(key)))
    .slice(0, MAX_PROPOSALS);
}
