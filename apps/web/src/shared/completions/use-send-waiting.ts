import { useRef } from "react";
import { useCurrentUser } from "../account/current-user.ts";
import { SUCCESSES, successOf } from "../notifications/messages.ts";
import { notifySuccess } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import { isMove, readKept, type KeptChange } from "./kept-changes.ts";
import { stateAfter } from "./send-change.ts";
import { useSendCompletion } from "./use-send-completion.ts";
import { useSendMove } from "./use-send-move.ts";

type Outcome = "sent" | "elsewhere" | "refused" | "waiting";

/** Sends one change and says what became of it; `elsewhere` if another tab sent it. */
function useSendChange(userId: number | undefined) {
  const completion = useSendCompletion({ isFromForm: false });
  const move = useSendMove();
  return async (kept: KeptChange): Promise<Outcome> => {
    if (userId === undefined) return "waiting";
    try {
      const answer = isMove(kept)
        ? await move.mutateAsync({ userId, kept })
        : await completion.mutateAsync({ userId, kept });
      return answer ? "sent" : "elsewhere";
    } catch (error) {
      return stateAfter(error).state === "refused" ? "refused" : "waiting";
    }
  };
}

/** Sends the changes that wait on this device, in their order; one that can't be sent ends it. */
export function useSendWaiting() {
  const userId = useCurrentUser().data?.id;
  const sendChange = useSendChange(userId);
  const refresh = useRefreshTraining();
  const isSending = useRef(false);
  return async () => {
    if (userId === undefined || isSending.current) return;
    isSending.current = true;
    const next = () => readKept(userId).find(({ state }) => state === "waiting");
    const sent: KeptChange[] = [];
    let isAnyAnswered = false;
    for (let kept = next(); kept; kept = next()) {
      const outcome = await sendChange(kept);
      // What follows may depend on it, so it waits too.
      if (outcome === "waiting") break;
      isAnyAnswered ||= outcome !== "elsewhere";
      if (outcome === "sent") sent.push(kept);
    }
    isSending.current = false;
    if (isAnyAnswered) await refresh();
    if (sent.length === 0) return;
    const areCompletions = sent.every((kept) => !isMove(kept));
    notifySuccess(areCompletions ? SUCCESSES.completed : successOf.changesSent(sent.length));
  };
}
