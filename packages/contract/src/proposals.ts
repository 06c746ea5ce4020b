import { PROPOSAL_ANSWERS } from "@triplan/domain";
import { z } from "zod";
import "./messages.ts";
import { planInput } from "./plan.ts";

/** The athlete's answer to a proposal. */
export const answerProposalInput = planInput.extend({
  key: z.string().min(1).max(200).describe("The key of the proposal."),
  answer: z.enum(PROPOSAL_ANSWERS, `Answer must be one of ${PROPOSAL_ANSWERS.join(", ")}`),
  digest: z
    .string()
    .max(64)
    .optional()
    .describe("The digest that was shown; a yes that would change something else is refused."),
});
export type AnswerProposalInput = z.output<typeof answerProposalInput>;

export const undoLayerInput = planInput.extend({ layerId: z.int() });
export type UndoLayerInput = z.output<typeof undoLayerInput>;
