import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { WEARABLE } from "@triplan/domain";
import { Link } from "react-router-dom";
import { ConnectButton } from "./connect-button.tsx";
import styles from "./connection-card.module.css";
import { SyncProgress } from "./sync-progress.tsx";
import { useSync } from "./use-sync.ts";
import type { Connection } from "../data/wearable-types.ts";

const BLOCKED_ID = "sync-blocked";

/** The sync, or why it can't run with a way to change that. */
export function SyncPart({ connection: { status, canSync } }: { connection: Connection }) {
  const { sync, isPending, run, problem } = useSync();
  const needsConsent = status === "needs_reauth";
  const isBlocked = status === "active" && !canSync;
  const isBusy = isPending || isBlocked;
  return (
    <>
      {(needsConsent || isBlocked) && <ConnectButton label="Reconnect" />}
      <Button
        variant={needsConsent || isBlocked ? "default" : "filled"}
        fullWidth
        justify="flex-start"
        leftSection={<IconRefresh size={16} aria-hidden />}
        aria-describedby={isBlocked ? BLOCKED_ID : undefined}
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
        onClick={() => isBusy || sync()}
      >
        {isPending ? "Syncing..." : "Sync Activities"}
      </Button>
      {isBlocked && (
        <p id={BLOCKED_ID} className={styles.note}>
          Sync needs your past activities, which {WEARABLE.name} does not share yet. Reconnect and
          allow historical data. New activities arrive automatically.
        </p>
      )}
      {run && <SyncProgress run={run} />}
      {run?.finishedAt && (
        <Link to="/" className={styles.week}>
          See your week
        </Link>
      )}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
    </>
  );
}
