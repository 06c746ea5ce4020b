import { Button } from "@mantine/core";
import { errorText } from "./error-text.ts";
import styles from "./page-state.module.css";

export interface LoadFailureProps {
  cause: unknown;
  onRetry: () => void;
}

/** Says why a page could not be loaded, and lets the user try again. */
export function LoadFailure({ cause, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.middle} role="alert">
      <h1 className={styles.title}>This page could not be loaded</h1>
      <p className={styles.text}>{errorText(cause)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
