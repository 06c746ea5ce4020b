import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import { useState } from "react";
import {
  changesText,
  totalOf,
  unsentChanges,
  useUnsentChanges,
  type Unsent,
} from "../../shared/completions/unsent-changes.ts";
import { useSendWaiting } from "../../shared/completions/use-send-waiting.ts";
import { useIsOutOfReach } from "../../shared/offline/reach.ts";
import styles from "./logout-question.module.css";

interface LogoutQuestionProps {
  userId: number | undefined;
  isLeaving: boolean;
  onLeave: () => void;
  onStay: () => void;
}

interface WhatIsLostProps {
  unsent: Unsent;
  isOutOfReach: boolean;
  hasFailed: boolean;
}

const WhatIsLost = ({ unsent, isOutOfReach, hasFailed }: WhatIsLostProps) => (
  <div className={styles.text}>
    <p>
      {totalOf(unsent) === 1
        ? "It is on this device only. A logout deletes it."
        : "They are on this device only. A logout deletes them."}
    </p>
    {unsent.refused > 0 && (
      <p>{changesText(unsent.refused)} could not be sent. The week says why.</p>
    )}
    {unsent.others > 0 && (
      <p>
        {changesText(unsent.others)} of another account can only be sent when that athlete logs in
        here again.
      </p>
    )}
    {unsent.own > 0 && isOutOfReach && (
      <p>Triplan can&apos;t be reached, so nothing can be sent now.</p>
    )}
    <output>
      {hasFailed && unsent.own > 0 && "Triplan did not answer. Try again in a moment."}
    </output>
  </div>
);

/** Asks before a logout deletes what only this device has. */
export function LogoutQuestion({ userId, isLeaving, onLeave, onStay }: LogoutQuestionProps) {
  const unsent = useUnsentChanges(userId);
  const isOutOfReach = useIsOutOfReach();
  const sendWaiting = useSendWaiting();
  const [sending, setSending] = useState<"no" | "now" | "failed">("no");
  const isBusy = isLeaving || sending === "now";
  const send = async () => {
    setSending("now");
    await sendWaiting();
    const left = unsentChanges(userId);
    if (totalOf(left) === 0) return onLeave();
    setSending(left.own === 0 ? "no" : "failed");
  };
  return (
    <Dialog title={`${changesText(totalOf(unsent))} not sent yet`} isBusy={isBusy} onClose={onStay}>
      <WhatIsLost unsent={unsent} isOutOfReach={isOutOfReach} hasFailed={sending === "failed"} />
      <div className={styles.answers}>
        {unsent.own > 0 && !isOutOfReach && (
          <Button aria-disabled={isBusy} onClick={() => isBusy || void send()}>
            {sending === "now" ? "Sending..." : "Send now and log out"}
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={onStay}>
          Stay logged in
        </Button>
        <Button color="red.9" disabled={isBusy} onClick={onLeave}>
          Delete and log out
        </Button>
      </div>
    </Dialog>
  );
}
