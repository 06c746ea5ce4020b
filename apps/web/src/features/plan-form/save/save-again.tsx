import { DialogButtons } from "./dialog-buttons.tsx";
import styles from "./save-plan-dialog.module.css";

interface SaveAgainProps {
  username: string;
  isBusy: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Shown when the login worked but saving failed: saves again without another login. */
export const SaveAgain = ({ username, isBusy, onSave, onCancel }: SaveAgainProps) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isBusy) onSave();
    }}
  >
    <p className={styles.signedIn}>
      You are logged in as <b>{username}</b>. Your plan is not saved yet, and nothing is lost.
    </p>
    <DialogButtons
      label={isBusy ? "Saving Plan..." : "Save Plan"}
      isBusy={isBusy}
      onCancel={onCancel}
    />
  </form>
);
