import type { AnswerToProposal } from "@triplan/domain";
import { FAILURES, NOTICES } from "../notifications/messages.ts";
import { notifyFailure, notifyInfo } from "../notifications/notify.ts";
import { toastUndo } from "../notifications/toast-undo.tsx";
import { toastError } from "../notifications/toast.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import { hasReason } from "../network/has-reason.ts";
import { trpc } from "../network/trpc.ts";
import type { Proposal } from "./use-proposals.ts";
import { useUndoProposal } from "./use-undo-proposal.ts";

const changedText = (count: number) =>
  count === 1 ? "1 exercise changed." : `${count} exercises changed.`;

const isChange = (given: AnswerToProposal) => given === "yes" || given === "alternative";

/** Answers a proposal; says so if another device answered first or the plan has changed. */
export function useAnswerProposal(planId: number) {
  const refresh = useRefreshTraining();
  const { undo } = useUndoProposal(planId);
  const { mutateAsync, isPending } = trpc.proposals.answer.useMutation();

  async function answer(proposal: Proposal, given: AnswerToProposal) {
    if (isPending) return;
    const { key, rule, alternative } = proposal;
    const { digest, effect } = (given === "alternative" && alternative) || proposal;
    try {
      const counted = await mutateAsync({ planId, key, digest, answer: given });
      if (counted.layerId !== null || counted.timeOffId !== null) {
        const isFirst = given === counted.answer;
        void toastUndo(
          isFirst ? "Plan changed" : "Answered before",
          isFirst
            ? changedText(effect.exercises.length)
            : "You said Yes to this proposal, so your plan has changed.",
          () => undo(counted),
        );
      } else if (rule === "change-plan" && given === "yes") notifyInfo(NOTICES.raceKept);
      else if (isChange(given)) notifyInfo(NOTICES.proposalNoElsewhere);
      else notifyInfo(given === "no" ? NOTICES.proposalDeclined : NOTICES.proposalLater);
    } catch (cause) {
      if (hasReason(cause, "conflict")) toastError("Your plan has changed", cause);
      else notifyFailure(FAILURES.answerProposal, cause);
    }
    await refresh();
  }
  return { answer, isPending };
}
