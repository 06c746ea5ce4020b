import { Button } from "@mantine/core";
import styles from "./save-plan-dialog.module.css";

interface DialogButtonsProps {
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The submit button of the dialog's form, and Cancel. */
export const DialogButtons = ({ label, isBusy, onCancel }: DialogButtonsProps) => (
  <div className={styles.buttons}>
    <Button variant="default" onClick={onCancel} disabled={isBusy}>
      Cancel
    </Button>
    <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
      {label}
    </Button>
  </div>
);
