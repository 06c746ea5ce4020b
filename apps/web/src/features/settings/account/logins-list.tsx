import { Badge, Button } from "@mantine/core";
import { IconDevices } from "@tabler/icons-react";
import { momentText } from "../../../shared/dates/moment-text.ts";
import { browserTimeZone } from "../../../shared/dates/today.ts";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import styles from "./parts/account.module.css";
import { ListNotice } from "./parts/list-notice.tsx";
import { useEndLogins } from "./use-account.ts";

type Login = RouterOutputs["account"]["logins"][number];

const nameOf = ({ device }: Login) => device ?? "Unknown browser";
const timeOf = (instant: string) => momentText(new Date(instant), browserTimeZone());

/** Where the user is logged in, each with a way to end it. */
export function LoginsList() {
  const { data: logins, isError, refetch } = trpc.account.logins.useQuery();
  const { one, others, isPending } = useEndLogins();
  if (!logins) {
    return <ListNotice things="logins" isError={isError} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ul className={styles.rows} aria-label="Logins">
        {logins.map((login) => (
          <li key={login.id}>
            <IconDevices size={20} aria-hidden />
            <span className={styles.what}>
              <b>{nameOf(login)}</b>
              <small>
                Logged in {timeOf(login.createdAt)}
                {!login.isCurrent && `, last used ${timeOf(login.lastSeenAt)}`}
              </small>
            </span>
            {login.isCurrent ? (
              <Badge variant="default" tt="none">
                This one
              </Badge>
            ) : (
              <Button
                variant="default"
                aria-label={`End ${nameOf(login)}, logged in ${timeOf(login.createdAt)}`}
                disabled={isPending}
                onClick={() => one.mutate({ loginId: login.id })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {logins.length > 1 && (
        <Button variant="default" disabled={isPending} onClick={() => others.mutate()}>
          End All Others
        </Button>
      )}
    </>
  );
}
