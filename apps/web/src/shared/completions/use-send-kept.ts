import { useEffect, useEffectEvent } from "react";
import { useCurrentUser } from "../account/current-user.ts";
import { resumeInterrupted, useKeptChanges } from "./kept-changes.ts";
import { useSendWaiting } from "./use-send-waiting.ts";

/** The browser may count as online although the server can't be reached. */
const RETRY_MS = 30_000;

/** Sends changes that wait: at the start, when the network is back, and with each further change. */
export function useSendKept() {
  const userId = useCurrentUser().data?.id;
  const count = useKeptChanges().filter(({ state }) => state === "waiting").length;
  const send = useEffectEvent(useSendWaiting());
  useEffect(() => {
    if (userId !== undefined) resumeInterrupted(userId);
  }, [userId]);
  useEffect(() => {
    if (count === 0) return undefined;
    const run = () => void send();
    run();
    const timer = setInterval(run, RETRY_MS);
    window.addEventListener("online", run);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", run);
    };
  }, [count]);
}
