import { Button } from "@mantine/core";
import { IconKey, IconPlus } from "@tabler/icons-react";
import { dateInZone, formatDateWithDay, MAX_PASSKEYS, TOO_MANY_PASSKEYS } from "@triplan/domain";
import { useState } from "react";
import { passkeyObstacle } from "../../../shared/account/passkey-browser.ts";
import { browserTimeZone } from "../../../shared/dates/today.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./parts/account.module.css";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { ListNotice } from "./parts/list-notice.tsx";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import type { Passkey } from "./use-passkeys.ts";

const dayOf = (instant: string) =>
  formatDateWithDay(dateInZone(new Date(instant), browserTimeZone()));

const usedText = ({ lastUsedAt }: Passkey) =>
  lastUsedAt === null ? "not used yet" : `last used ${dayOf(lastUsedAt)}`;

type Open = { dialog: "add" } | { dialog: "rename" | "remove"; passkey: Passkey };

/** The account's passkeys, each with a way to rename and to remove it. */
export function PasskeysList({ username }: { username: string }) {
  const { data: passkeys, isError, refetch } = trpc.passkeys.list.useQuery();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // A refetch that fails leaves the list and an open dialog as they are.
  if (!passkeys) {
    return <ListNotice things="passkeys" isError={isError} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={styles.text}>
          None yet. A passkey logs you in with your fingerprint, your face or your screen lock.
        </p>
      ) : (
        <ul className={styles.rows} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <IconKey size={20} aria-hidden />
              <span className={styles.what}>
                <b>
                  <bdi>{passkey.name}</bdi>
                </b>
                <small>
                  Added {dayOf(passkey.createdAt)}, {usedText(passkey)}
                </small>
              </span>
              <Button
                variant="default"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setOpen({ dialog: "rename", passkey })}
              >
                Rename
              </Button>
              <Button
                variant="default"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setOpen({ dialog: "remove", passkey })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey count={passkeys.length} onAdd={() => setOpen({ dialog: "add" })} />
      {open?.dialog === "add" && <AddPasskeyDialog username={username} onClose={close} />}
      {open?.dialog === "rename" && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.dialog === "remove" && (
        <RemovePasskeyDialog passkey={open.passkey} username={username} onClose={close} />
      )}
    </>
  );
}

/** Button to add a passkey, or the reason why adding is not possible. */
function AddPasskey({ count, onAdd }: { count: number; onAdd: () => void }) {
  const passkeyOrigin = trpc.config.get.useQuery().data?.passkeyOrigin;
  const obstacle = count >= MAX_PASSKEYS ? TOO_MANY_PASSKEYS : passkeyObstacle(passkeyOrigin);
  if (obstacle !== null) return <p className={styles.after}>{obstacle}</p>;
  return (
    <Button
      className={styles.after}
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={onAdd}
    >
      Add a Passkey
    </Button>
  );
}
