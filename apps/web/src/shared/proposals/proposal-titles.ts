import type { Proposal } from "./use-proposals.ts";

/** What a proposal is about. */
export const PROPOSAL_TITLES: Readonly<Record<Proposal["rule"], string>> = {
  "safe-step": "A safe step",
  "days-off": "Come back in steps",
  "missed-long": "Another day for a long exercise",
  "missed-brick": "Another day for the brick",
  "missed-key": "Another day for a key exercise",
};
