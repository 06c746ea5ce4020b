import { Loader } from "@mantine/core";
import styles from "./page-state.module.css";

/** Stands in for a page while it is not yet known who is there. */
export function PageSpinner() {
  return (
    <output className={styles.wait} aria-label="Loading">
      <Loader size={32} />
    </output>
  );
}
