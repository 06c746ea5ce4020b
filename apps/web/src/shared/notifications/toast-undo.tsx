import { Button } from "@mantine/core";
import { hideToast, showToast } from "./show-toast.ts";
import styles from "./toast-undo.module.css";

/** A success with a button that undoes it. */
export const toastUndo = (title: string, message: string, undo: () => void) =>
  showToast({
    title,
    role: "status",
    color: "var(--done)",
    autoClose: 12_000,
    message: (
      <span className={styles.message}>
        {message}
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            void hideToast();
            undo();
          }}
        >
          Undo
        </Button>
      </span>
    ),
  });
