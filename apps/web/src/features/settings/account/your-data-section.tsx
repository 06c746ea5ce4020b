import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import styles from "./account.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** The end of the account. */
export function YourDataSection({ username }: { username: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <FormSection title="Your data" note="It is yours.">
      <ul className={styles.rows}>
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
      {isAsking && <DeleteAccountDialog username={username} onClose={() => setAsking(false)} />}
    </FormSection>
  );
}
