import { answerProposalInput, planInput, undoLayerInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { answerProposal } from "./answer-proposal.ts";
import { listProposals } from "./list-proposals.ts";
import { undoLayer } from "./undo-layer.ts";

export const proposalsRouter = router({
  list: authedProcedure.input(planInput).query(({ ctx, input }) => listProposals(ctx, input)),
  answer: authedProcedure
    .input(answerProposalInput)
    .mutation(({ ctx, input }) => answerProposal(ctx, input)),
  undo: authedProcedure.input(undoLayerInput).mutation(({ ctx, input }) => undoLayer(ctx, input)),
});
