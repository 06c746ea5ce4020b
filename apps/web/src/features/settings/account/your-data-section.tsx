import { Button } from "@mantine/core";
import { IconDownload, IconTrash, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import { DownloadButton } from "../../../shared/files/download-button.tsx";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import styles from "./parts/account.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { contentText } from "./deletion-receipt.ts";
import { ImportArchiveDialog } from "./import-archive-dialog.tsx";

/** Bytes of other rows in an archive, as measured. */
const BYTES_PER_EXERCISE = 300;
const BYTES_PER_ACTIVITY = 250;

type Size = RouterOutputs["account"]["previewDeletion"];

/** "1 plan, 214 exercises and 63 activities, about 5.3 MB." */
function sizeText(size: Size): string {
  const { exercises, activities, recordingBytes } = size;
  const bytes = recordingBytes + exercises * BYTES_PER_EXERCISE + activities * BYTES_PER_ACTIVITY;
  return `${contentText(size)}, about ${Math.max(0.1, bytes / 1e6).toFixed(1)} MB.`;
}

/** Everything to take along, and the end of the account. */
export function YourDataSection({ username }: { username: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { data: size, isFetching } = trpc.account.previewDeletion.useQuery();
  return (
    <FormSection title="Your data" note="It is yours: take it, or take it away.">
      <ul className={styles.rows}>
        <li>
          <IconDownload size={20} aria-hidden />
          <span className={styles.what}>
            <b>Download everything</b>
            <small>
              Plans, exercises, recordings, settings and logins as one ZIP of JSON files, without
              passwords and keys.
            </small>
            <small className={styles.size} aria-busy={isFetching}>
              {size ? sizeText(size) : "\u00a0"}
            </small>
          </span>
          <DownloadButton path="/user/export" label="Download" failure={FAILURES.exportAccount} />
        </li>
        <li>
          <IconUpload size={20} aria-hidden />
          <span className={styles.what}>
            <b>Import an archive</b>
            <small>
              The ZIP of a download, from this Triplan or another one, into an empty account.
            </small>
          </span>
          <Button variant="default" onClick={() => setImporting(true)}>
            Import
          </Button>
        </li>
        <li>
          <IconTrash size={20} aria-hidden />
          <span className={styles.what}>
            <b>Delete account</b>
            <small>You have 14 days to change your mind. Then everything goes.</small>
          </span>
          <Button
            variant="default"
            className={styles.dangerous ?? ""}
            onClick={() => setAsking(true)}
          >
            Delete Account
          </Button>
        </li>
      </ul>
      {isImporting && <ImportArchiveDialog onClose={() => setImporting(false)} />}
      {isAsking && <DeleteAccountDialog username={username} onClose={() => setAsking(false)} />}
    </FormSection>
  );
}
