import { Loader } from "@mantine/core";
import styles from "./page-state.module.css";

/** Shown while the current user is loading. */
export function PageSpinner() {
  return (
    <output className={styles.wait} aria-label="Loading">
      <Loader size={32} />
    </output>
  );
}
