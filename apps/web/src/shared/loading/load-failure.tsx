import { Button } from "@mantine/core";
import { errorText } from "../network/error-text.ts";
import styles from "./page-state.module.css";
import { sinceOf } from "./load-code.ts";
import { requestIdOf } from "../network/request-id.ts";
import { useOnline } from "./use-online.ts";

export interface LoadFailureProps {
  cause: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  title?: string;
  /** True inside a page that has its own heading. */
  isSection?: boolean;
}

/** Explains a failed load. Retries on request and when the network is back. */
export function LoadFailure({
  cause,
  onRetry,
  isRetrying = false,
  title = "This page could not be loaded",
  isSection = false,
}: LoadFailureProps) {
  const Title = isSection ? "h2" : "h1";
  const requestId = requestIdOf(cause);
  const retry = () => isRetrying || onRetry();
  useOnline(() => void retry(), sinceOf(cause));
  return (
    <div className={styles.middle} data-section={isSection || undefined} role="alert">
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{errorText(cause)}</p>
      <p className={styles.text}>Your plans are safe.</p>
      <Button aria-disabled={isRetrying} data-busy={isRetrying || undefined} onClick={retry}>
        {isRetrying ? "Trying again..." : "Try again"}
      </Button>
      {requestId !== null && (
        <p className={styles.request}>
          Request id <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
