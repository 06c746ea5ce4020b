import { WEARABLE } from "@triplan/domain";
import { Dialog, DialogActions } from "@triplan/ui";
import styles from "./connection-card.module.css";
import { DISCONNECT_NOTE } from "./disconnect-note.ts";
import { useDisconnect } from "./use-connection-actions.ts";

/** Asks for confirmation before disconnecting, and says what is kept. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useDisconnect();
  return (
    <Dialog title={`Disconnect ${WEARABLE.name}`} isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>{DISCONNECT_NOTE}</p>
      <DialogActions
        label={isPending ? "Disconnecting..." : "Disconnect"}
        isBusy={isPending}
        isDangerous
        onCancel={onClose}
        onAction={() => mutate(undefined, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
