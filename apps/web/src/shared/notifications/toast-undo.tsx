import { Button } from "@mantine/core";
import styles from "./toast-undo.module.css";

/** A success with a button that undoes it. */
export async function toastUndo(title: string, message: string, undo: () => void) {
  const { notifications } = await import("@mantine/notifications");
  // Only the newest toast is relevant.
  notifications.clean();
  notifications.show({
    title,
    role: "status",
    color: "var(--done)",
    autoClose: 12_000,
    closeButtonProps: { "aria-label": "Close" },
    message: (
      <span className={styles.message}>
        {message}
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            notifications.clean();
            undo();
          }}
        >
          Undo
        </Button>
      </span>
    ),
  });
}
