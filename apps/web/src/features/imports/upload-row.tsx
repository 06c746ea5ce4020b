import { Button, Progress } from "@mantine/core";
import { Glyph } from "@triplan/ui";
import { dismissUpload, type Upload } from "../../shared/imports/uploads.ts";
import styles from "./import-page.module.css";

/** An upload on its way, or why it stopped. */
export function UploadRow({ upload: { id, name, sent, problem } }: { upload: Upload }) {
  if (problem !== null) {
    return (
      <li className={styles.upload}>
        <p role="alert" className={styles.problem}>
          <Glyph name="alert" size={16} />
          <span>
            <b dir="auto">{name}</b> was not imported. {problem}
          </span>
        </p>
        <Button variant="default" onClick={() => dismissUpload(id)}>
          Dismiss
        </Button>
      </li>
    );
  }
  const percent = Math.floor(sent * 100);
  return (
    <li className={styles.upload}>
      <div className={styles.sending}>
        <p>
          Uploading <b dir="auto">{name}</b>, {percent} %. Keep Triplan open until it is done.
        </p>
        <Progress.Root size={8}>
          <Progress.Section value={percent} aria-label={`Upload of ${name}`} />
        </Progress.Root>
      </div>
    </li>
  );
}
