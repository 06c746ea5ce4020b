import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { momentText } from "../../../shared/dates/moment-text.ts";
import { browserTimeZone } from "../../../shared/dates/today.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./parts/account.module.css";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";
import { useCancelEmailChange } from "./use-email.ts";

/** The address of the account, and a new one that waits to be confirmed. */
export function EmailRow({ username }: { username: string }) {
  const [isChanging, setChanging] = useState(false);
  const { data } = trpc.account.email.useQuery();
  const cancel = useCancelEmailChange();
  const pending = data?.pending;
  return (
    <>
      <ul className={styles.rows} aria-label="Email">
        <li>
          <IconMail size={20} aria-hidden />
          <span className={styles.what}>
            <b>{data?.username ?? username}</b>
            <small>You log in with it.</small>
            {pending && (
              <small>
                To change it to {pending.username}, open the link mailed there before{" "}
                {momentText(new Date(pending.expiresAt), browserTimeZone())}.
              </small>
            )}
          </span>
          {pending && (
            <Button
              variant="default"
              aria-disabled={cancel.isPending}
              onClick={() => {
                if (!cancel.isPending) cancel.mutate();
              }}
            >
              Cancel Change
            </Button>
          )}
          <Button variant="default" onClick={() => setChanging(true)}>
            Change Email
          </Button>
        </li>
      </ul>
      {isChanging && <ChangeEmailDialog username={username} onClose={() => setChanging(false)} />}
    </>
  );
}
