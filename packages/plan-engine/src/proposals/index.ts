export { askedTrack } from "./asked-track.ts";
export { openProposals, SILENT_DAYS, type ProposalAnswer } from "./open-proposals.ts";
export {
  type Proposal,
  type ProposalExercise,
  type ProposalFacts,
  type ProposalRule,
} from "./proposal.ts";
export { propose } from "./propose.ts";
