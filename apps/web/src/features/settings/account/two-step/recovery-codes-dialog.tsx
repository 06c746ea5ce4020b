import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import { saveBlob } from "../../../../shared/network/download-file.ts";
import styles from "../parts/account.module.css";
import own from "./two-step.module.css";

const FILE = "triplan-recovery-codes.txt";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

const save = (codes: readonly string[]) =>
  saveBlob(
    new Blob([`Recovery codes for ${location.host}\n\n${codes.join("\n")}\n`], {
      type: "text/plain",
    }),
    FILE,
  );

/** Shows the recovery codes once. It stays open until they are saved. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => (
  <Dialog title="Save your recovery codes" size={480} isBusy onClose={onClose}>
    <p className={styles.question}>
      Each of them logs you in once, with your password, when you don't have your app. Keep them
      where you find them without your phone. They are not shown again.
    </p>
    <ul className={own.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={own.buttons}>
      <Button variant="default" onClick={() => save(codes)}>
        Save as a File
      </Button>
      <Button onClick={onClose}>I Saved Them</Button>
    </div>
  </Dialog>
);
