import { Button } from "@mantine/core";
import { errorText } from "../../../shared/error-text.ts";
import styles from "./week-error.module.css";

export interface WeekErrorProps {
  cause: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The week could not be read: what happened, and the way on. */
export const WeekError = ({ cause, isRetrying, onRetry }: WeekErrorProps) => (
  <section className={styles.panel} role="alert">
    <h2>This week could not be loaded</h2>
    <p>
      {errorText(cause)}
      <br />
      Your plan is safe. Please try again.
    </p>
    <Button size="sm" loading={isRetrying} onClick={onRetry}>
      Retry
    </Button>
  </section>
);
