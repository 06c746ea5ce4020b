import { Button } from "@mantine/core";
import styles from "./Dialog.module.css";

export interface DialogActionsProps {
  /** Label of the action ("Update Plan", or "Updating..." while busy). */
  label: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** True for destructive actions. */
  isDangerous?: boolean;
  /** True to keep them in view at the foot of a long dialog. */
  isFoot?: boolean;
  onCancel: () => void;
  /** Default: submits the dialog's form. */
  onAction?: () => void;
}

/** The dialog's action and Cancel. */
export const DialogActions = (props: DialogActionsProps) => {
  const { label, isBusy, isDisabled, isDangerous, isFoot, onCancel, onAction } = props;
  return (
    <div className={styles.buttons} data-foot={isFoot || undefined}>
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
