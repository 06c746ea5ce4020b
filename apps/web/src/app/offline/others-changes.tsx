import { Button } from "@mantine/core";
import { useState } from "react";
import { tabStorage } from "../../shared/browser/tab-storage.ts";
import { changesText, useUnsentChanges } from "../../shared/completions/unsent-changes.ts";
import styles from "./bars.module.css";

/** Says that changes of another account wait on this device, until the athlete has read it. */
export function OthersChanges({ userId }: { userId: number }) {
  const { others } = useUnsentChanges(userId);
  const key = `others-changes.${userId}`;
  const [read, setRead] = useState(() => Number(tabStorage.get(key)));
  const isShown = others > read;
  return (
    <output className={styles.bar} hidden={!isShown}>
      {isShown && (
        <>
          <span>
            {changesText(others)} of another account {others === 1 ? "waits" : "wait"} on this
            device, to be sent when that athlete logs in here again.
          </span>
          <Button
            variant="default"
            onClick={() => {
              tabStorage.set(key, String(others));
              setRead(others);
            }}
          >
            OK
          </Button>
        </>
      )}
    </output>
  );
}
