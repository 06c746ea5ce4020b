import { Button } from "@mantine/core";
import { IconActivity, IconFlask, IconUnlink } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import styles from "./connection-card.module.css";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { SyncPart } from "./sync-part.tsx";
import { useCreateTestActivity } from "../activities/use-create-test-activity.ts";
import { useTestConnection } from "./use-connection-actions.ts";
import type { Connection } from "../data/wearable-types.ts";

const SAMPLE_ID = "sample-activity";

export function ConnectionButtons({ connection }: { connection: Connection }) {
  const test = useTestConnection();
  const sample = useCreateTestActivity();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className={styles.buttons}>
      <SyncPart connection={connection} />
      <Act icon={<IconActivity size={16} aria-hidden />} isBusy={test.isPending} act={test.mutate}>
        Test Connection
      </Act>
      <Act icon={<IconUnlink size={16} aria-hidden />} act={() => setIsLeaving(true)} isLeaving>
        Disconnect
      </Act>
      <Act
        icon={<IconFlask size={16} aria-hidden />}
        isBusy={sample.isPending}
        act={sample.create}
        noteId={SAMPLE_ID}
      >
        Create Test Activity
      </Act>
      <p id={SAMPLE_ID} className={styles.note}>
        Adds a sample run, for trying things out.
      </p>
      {isLeaving && <DisconnectDialog onClose={() => setIsLeaving(false)} />}
    </div>
  );
}

interface ActProps {
  icon: ReactNode;
  isBusy?: boolean;
  act: () => void;
  isLeaving?: boolean;
  /** Id of the text that explains the button. */
  noteId?: string;
  children: string;
}

const Act = ({ icon, isBusy = false, act, isLeaving = false, noteId, children }: ActProps) => (
  <Button
    variant={isLeaving ? "subtle" : "default"}
    {...(isLeaving && { color: "red.9", className: styles.leave ?? "" })}
    fullWidth
    justify="flex-start"
    leftSection={icon}
    aria-describedby={noteId}
    aria-disabled={isBusy}
    data-busy={isBusy || undefined}
    onClick={() => isBusy || act()}
  >
    {children}
  </Button>
);
