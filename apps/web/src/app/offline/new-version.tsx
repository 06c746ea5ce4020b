import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import styles from "./bars.module.css";
import { reloadInNewVersion, watchForUpdates } from "./service-worker-updates.ts";

export interface NewVersionProps {
  /** Calls back when a newer version is installed, until the returned function is called. */
  watch?: (onNewer: () => void) => () => void;
  reload?: () => Promise<void>;
}

/** Says that a new version waits, and lets the athlete choose when to change to it. */
export function NewVersion({
  watch = watchForUpdates,
  reload = reloadInNewVersion,
}: NewVersionProps) {
  const [isReady, setReady] = useState(false);
  const [isReloading, setReloading] = useState(false);
  useEffect(() => watch(() => setReady(true)), [watch]);
  return (
    <output className={styles.bar} hidden={!isReady}>
      {isReady && (
        <>
          A new version is ready.
          <Button
            variant="default"
            aria-disabled={isReloading}
            onClick={() => {
              if (isReloading) return;
              setReloading(true);
              void reload();
            }}
          >
            {isReloading ? "Reloading..." : "Reload"}
          </Button>
        </>
      )}
    </output>
  );
}
