import { Button } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { dateInZone, formatDateWithDay, NO_SECOND_FACTOR_HERE } from "@triplan/domain";
import { useState } from "react";
import { browserTimeZone } from "../../../../shared/dates/today.ts";
import { trpc } from "../../../../shared/network/trpc.ts";
import styles from "../parts/account.module.css";
import { ListNotice } from "../parts/list-notice.tsx";
import { NewCodesDialog } from "./new-codes-dialog.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";
import { TurnOnDialog } from "./turn-on-dialog.tsx";

const dayOf = (instant: string) =>
  formatDateWithDay(dateInZone(new Date(instant), browserTimeZone()));

const codesLeft = (count: number) =>
  count === 1 ? "1 recovery code left." : `${count} recovery codes left.`;

/** Whether a login by password needs a code, and ways to change it. */
export function TwoStepRow({ username }: { username: string }) {
  const { data, isError, refetch } = trpc.secondFactor.read.useQuery();
  const [open, setOpen] = useState<"on" | "codes" | "off" | null>(null);
  const dialog = { username, onClose: () => setOpen(null) };
  if (!data) {
    return <ListNotice things="two-step login" isError={isError} onRetry={() => void refetch()} />;
  }
  const { isAvailable, enabledAt, recoveryCodes } = data;
  return (
    <>
      <ul className={styles.rows} aria-label="Two-step login">
        <li>
          <IconShieldLock size={20} aria-hidden />
          <span className={styles.what}>
            <b>{enabledAt === null ? "Off" : `On since ${dayOf(enabledAt)}`}</b>
            <small>
              {enabledAt === null
                ? "After your password, a login can ask for a code of an authenticator app. Passkeys need none."
                : codesLeft(recoveryCodes)}
            </small>
            {enabledAt === null && !isAvailable && <small>{NO_SECOND_FACTOR_HERE}</small>}
          </span>
          {enabledAt === null && isAvailable && (
            <Button variant="default" onClick={() => setOpen("on")}>
              Turn On
            </Button>
          )}
          {enabledAt !== null && (
            <>
              <Button variant="default" onClick={() => setOpen("codes")}>
                New Recovery Codes
              </Button>
              <Button variant="default" onClick={() => setOpen("off")}>
                Turn Off
              </Button>
            </>
          )}
        </li>
      </ul>
      {open === "on" && <TurnOnDialog {...dialog} />}
      {open === "codes" && <NewCodesDialog {...dialog} />}
      {open === "off" && <TurnOffDialog {...dialog} />}
    </>
  );
}
