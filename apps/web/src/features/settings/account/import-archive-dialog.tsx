import { Button, Progress } from "@mantine/core";
import { Dialog, DialogActions } from "@triplan/ui";
import { DropZone } from "../../../shared/imports/drop-zone.tsx";
import { errorText } from "../../../shared/network/error-text.ts";
import { ArchiveContents } from "./archive-contents.tsx";
import { contentText } from "./deletion-receipt.ts";
import styles from "./import-archive.module.css";
import {
  useArchive,
  useArchiveAnswer,
  useUploadArchive,
  type Archive,
} from "./use-archive-import.ts";

/** Shows what an archive holds, asks, and imports it. */
export function ImportArchiveDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useArchive();
  const archive = data?.archive;
  return (
    <Dialog title="Import an archive" size={520} onClose={onClose}>
      <div className={styles.dialog} aria-busy={!data && !error}>
        {!data && error && <Problem text={errorText(error)} />}
        {!data && error && <Close label="Try Again" onClick={() => void refetch()} />}
        {archive?.status === "running" && <Running archive={archive} onClose={onClose} />}
        {archive?.status === "done" && <Done archive={archive} onClose={onClose} />}
        {archive?.status === "checked" && <Confirm archive={archive} onClose={onClose} />}
        {data && (!archive || archive.status === "failed") && (
          <Choose obstacle={data.obstacle} failure={archive?.error ?? null} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

const Problem = ({ text }: { text: string }) => (
  <p role="alert" className={styles.problem}>
    {text}
  </p>
);

const Close = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div className={styles.actions}>
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  </div>
);

interface ChooseProps {
  obstacle: string | null;
  /** Why the last archive was not imported. */
  failure: string | null;
  onClose: () => void;
}

function Choose({ obstacle, failure, onClose }: ChooseProps) {
  const { mutate, isPending, error, sent } = useUploadArchive();
  const problem = error ? errorText(error) : failure && `${failure} Nothing was imported.`;
  if (obstacle !== null) {
    return (
      <>
        <p className={styles.text}>{obstacle}</p>
        <p className={styles.text}>
          Nothing is mixed or replaced. To import an archive, create a new account and do it there.
        </p>
        <Close label="Close" onClick={onClose} />
      </>
    );
  }
  return (
    <>
      {problem !== null && !isPending && <Problem text={problem} />}
      {isPending ? (
        <Sending sent={sent} />
      ) : (
        <DropZone
          button="Choose archive"
          accept=".zip,application/zip"
          onFiles={([file]) => file && mutate(file)}
        >
          <b>The ZIP of “Download everything”</b>
          <p>From this Triplan or another one. You see what it holds before anything is stored.</p>
        </DropZone>
      )}
      <Close label="Cancel" onClick={onClose} />
    </>
  );
}

function Sending({ sent }: { sent: number }) {
  const percent = Math.floor(100 * sent);
  return (
    <div className={styles.progress}>
      <output>{percent < 100 ? "Uploading your archive…" : "Checking your archive…"}</output>
      <Progress.Root size={8}>
        <Progress.Section value={percent} aria-label="Upload of your archive" />
      </Progress.Root>
    </div>
  );
}

interface ArchiveProps {
  archive: Archive;
  onClose: () => void;
}

function Confirm({ archive, onClose }: ArchiveProps) {
  const { start, discard } = useArchiveAnswer();
  const importId = archive.id;
  const error = start.error ?? discard.error;
  return (
    <>
      <ArchiveContents archive={archive} />
      {error && <Problem text={errorText(error)} />}
      <DialogActions
        label={start.isPending ? "Starting..." : "Import"}
        isBusy={start.isPending || discard.isPending}
        onAction={() => start.mutate({ importId })}
        onCancel={() => discard.mutate({ importId }, { onSettled: onClose })}
      />
    </>
  );
}

function Running({ archive: { storedRows, rows }, onClose }: ArchiveProps) {
  const percent = Math.floor((100 * storedRows) / Math.max(1, rows));
  return (
    <>
      <div className={styles.progress}>
        <output>Importing your data. You can leave this page.</output>
        <Progress.Root size={8}>
          <Progress.Section value={percent} aria-label="Import of your archive" />
        </Progress.Root>
        <p className={styles.date}>
          {storedRows.toLocaleString("en-US")} of {rows.toLocaleString("en-US")} entries
        </p>
      </div>
      <Close label="Close" onClick={onClose} />
    </>
  );
}

function Done({ archive, onClose }: ArchiveProps) {
  const { discard } = useArchiveAnswer();
  const { plans, exercises, activities } = archive;
  return (
    <>
      <output className={styles.text}>
        <b>Your data is here.</b> {contentText({ plans, exercises, activities })} were imported.
      </output>
      <p className={styles.note}>
        Connect your watch and share your links again where you need them.
      </p>
      <Close
        label="Done"
        onClick={() => discard.mutate({ importId: archive.id }, { onSettled: onClose })}
      />
    </>
  );
}
