import { Button } from "@mantine/core";
import styles from "./account.module.css";

interface ListNoticeProps {
  /** What the list holds, in the plural. */
  things: string;
  isError: boolean;
  onRetry: () => void;
}

/** In place of a list of the account that is loading or could not be loaded. */
export const ListNotice = ({ things, isError, onRetry }: ListNoticeProps) =>
  isError ? (
    <p className={styles.text}>
      Your {things} could not be loaded.{" "}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  ) : (
    <p className={styles.text}>Loading your {things}...</p>
  );
