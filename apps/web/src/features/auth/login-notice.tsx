import { Button } from "@mantine/core";
import type { AuthNotice } from "../../shared/account/auth-notice.ts";
import { saveBlob } from "../../shared/network/download-file.ts";
import styles from "./auth-page.module.css";

/** What happened before this page, with a copy to keep. */
export const LoginNotice = ({ notice }: { notice: AuthNotice }) => (
  <output className={styles.notice}>
    <b>{notice.title}</b>
    <span>{notice.text}</span>
    <Button
      variant="default"
      size="xs"
      onClick={() =>
        saveBlob(
          new Blob([`${notice.title}\n\n${notice.text}\n`], { type: "text/plain" }),
          notice.file,
        )
      }
    >
      Save Receipt
    </Button>
  </output>
);
