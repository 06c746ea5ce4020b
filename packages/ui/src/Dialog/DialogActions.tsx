import { Button } from "@mantine/core";
import styles from "./Dialog.module.css";

export interface DialogActionsProps {
  /** Text of the one action ("Update Plan", or "Updating..." while it is under way). */
  label: string;
  isBusy: boolean;
  /** The action can't be taken yet. */
  isDisabled?: boolean;
  /** The action takes something away for good. */
  isDangerous?: boolean;
  onCancel: () => void;
  /** Without it the action submits the dialog's form. */
  onAction?: () => void;
}

/** The dialog's one action and the way out. */
export const DialogActions = (props: DialogActionsProps) => {
  const { label, isBusy, isDisabled, isDangerous, onCancel, onAction } = props;
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
      <Button
        type={onAction ? "button" : "submit"}
        disabled={isDisabled ?? false}
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
        {...(isDangerous && { color: "red.9" })}
        onClick={() => isBusy || onAction?.()}
      >
        {label}
      </Button>
    </div>
  );
};
