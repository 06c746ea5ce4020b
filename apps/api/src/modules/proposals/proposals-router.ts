import { answerProposalInput, planInput, undoLayerInput } from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { answerProposal } from "./answer-proposal.ts";
import { listProposals } from "./list-proposals.ts";
import { undoLayer } from "./undo-layer.ts";

export const proposalsRouter = router({
  list: authedProcedure.input(planInput).query(inThread(listProposals)),
  answer: authedProcedure.input(answerProposalInput).mutation(inThread(answerProposal)),
  undo: authedProcedure.input(undoLayerInput).mutation(inThread(undoLayer)),
});
