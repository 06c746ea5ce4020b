import { Button } from "@mantine/core";
import { IconActivity, IconFlask, IconRefresh, IconUnlink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ConnectButton } from "./connect-button.tsx";
import styles from "./connection-card.module.css";
import { useCreateTestActivity } from "./use-activity-actions.ts";
import { SyncProgress } from "./sync-progress.tsx";
import { useSync } from "./use-sync.ts";
import { useDisconnect, useTestConnection } from "./use-connection-actions.ts";

/** What can be done with a connection that stands. */
export function ConnectionButtons({ needsConsent }: { needsConsent: boolean }) {
  const sync = useSync();
  const test = useTestConnection();
  const made = useCreateTestActivity();
  const disconnect = useDisconnect();
  return (
    <div className={styles.buttons}>
      {needsConsent && <ConnectButton label="Reconnect" />}
      <Act
        icon={<IconRefresh size={16} aria-hidden />}
        isBusy={sync.isPending}
        act={sync.sync}
        isFirst={!needsConsent}
      >
        {sync.isPending ? "Syncing..." : "Sync Activities"}
      </Act>
      {sync.run && <SyncProgress run={sync.run} />}
      {sync.problem !== null && <p className={styles.problem}>{sync.problem}</p>}
      <Act icon={<IconActivity size={16} aria-hidden />} isBusy={test.isPending} act={test.mutate}>
        Test Connection
      </Act>
      <Act icon={<IconFlask size={16} aria-hidden />} isBusy={made.isPending} act={made.create}>
        Create Test Activity
      </Act>
      <Act
        icon={<IconUnlink size={16} aria-hidden />}
        isBusy={disconnect.isPending}
        act={disconnect.mutate}
        isLeaving
      >
        Disconnect
      </Act>
    </div>
  );
}

interface ActProps {
  icon: ReactNode;
  isBusy: boolean;
  act: () => void;
  /** What most come for. */
  isFirst?: boolean;
  isLeaving?: boolean;
  children: string;
}

function variantOf(isFirst = false, isLeaving = false) {
  if (isFirst) return "filled";
  return isLeaving ? "subtle" : "default";
}

const Act = ({ icon, isBusy, act, isFirst, isLeaving, children }: ActProps) => (
  <Button
    variant={variantOf(isFirst, isLeaving)}
    {...(isLeaving && { color: "red.9", className: styles.leave ?? "" })}
    fullWidth
    justify="flex-start"
    leftSection={icon}
    aria-disabled={isBusy}
    data-busy={isBusy || undefined}
    onClick={() => isBusy || act()}
  >
    {children}
  </Button>
);
