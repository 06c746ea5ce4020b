import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import styles from "./toasts.module.css";

const TOAST_MS = 5000;

/** Shows one toast at a time, for five seconds. */
export const Toasts = () => (
  <Notifications
    limit={1}
    autoClose={TOAST_MS}
    position="bottom-right"
    containerWidth={400}
    classNames={styles}
  />
);
