import { useEffect, useEffectEvent, useRef } from "react";
import { useCurrentUser } from "../account/current-user.ts";
import { SUCCESSES } from "../notifications/messages.ts";
import { notifySuccess } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import { resumeInterrupted, useKeptCompletions } from "./kept-completions.ts";
import { useSendCompletion } from "./use-send-completion.ts";

/** The browser may count as online although the server can't be reached. */
const RETRY_MS = 30_000;

/** Sends completions that were made without network: at the start, and when the network is back. */
export function useSendKept() {
  const userId = useCurrentUser().data?.id;
  const waiting = useKeptCompletions().filter(({ state }) => state === "waiting");
  const { mutateAsync } = useSendCompletion({ isFromForm: false });
  const refresh = useRefreshTraining();
  const isSending = useRef(false);
  const send = useEffectEvent(async () => {
    if (userId === undefined || isSending.current) return;
    isSending.current = true;
    let isAnySent = false;
    for (const kept of waiting) {
      const answer = await mutateAsync({ userId, kept }).catch(() => null);
      isAnySent ||= answer !== null;
    }
    isSending.current = false;
    if (!isAnySent) return;
    await refresh();
    notifySuccess(SUCCESSES.completed);
  });
  useEffect(() => {
    if (userId !== undefined) resumeInterrupted(userId);
  }, [userId]);
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const run = () => void send();
    run();
    const timer = setInterval(run, RETRY_MS);
    window.addEventListener("online", run);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", run);
    };
  }, [hasWaiting]);
}
