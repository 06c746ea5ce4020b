import { Dialog, DialogActions } from "@triplan/ui";
import { useLeaveGuard } from "../../shared/forms/use-leave-guard.ts";
import styles from "./settings.module.css";

/** Asks for confirmation before unsaved settings are lost. */
export function UnsavedChanges({ hasChanges }: { hasChanges: boolean }) {
  const { leave, stay } = useLeaveGuard(hasChanges);
  if (!leave) return null;
  return (
    <Dialog title="Leave without saving?" isOnTop onClose={stay}>
      <p className={styles.question}>Your changes to the settings are not saved yet.</p>
      <DialogActions label="Leave" isBusy={false} isDangerous onCancel={stay} onAction={leave} />
    </Dialog>
  );
}
