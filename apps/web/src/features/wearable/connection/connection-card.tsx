import { Skeleton } from "@mantine/core";
import { IconDeviceWatch } from "@tabler/icons-react";
import { PUSH_DAYS, WEARABLE, type IsoDate } from "@triplan/domain";
import { Link } from "react-router-dom";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import { lastSyncText } from "../../../shared/activities/activity-texts.ts";
import { ConnectButton } from "./connect-button.tsx";
import { ConnectionButtons } from "./connection-buttons.tsx";
import { DISCONNECT_NOTE } from "./disconnect-note.ts";
import styles from "./connection-card.module.css";
import type { Connection } from "../data/wearable-types.ts";

interface ConnectionCardProps {
  user: PublicUser;
  /** Undefined while loading. */
  connection: Connection | undefined;
  /** The athlete's local date. */
  today: IsoDate;
}

/** State of the watch connection, with its actions. */
export function ConnectionCard({ user, connection, today }: ConnectionCardProps) {
  const isConnected = connection?.connected ?? false;
  return (
    <div className={styles.side}>
      <section className={styles.card} aria-labelledby="connection">
        <div className={styles.part}>
          <div className={styles.top}>
            <h2 id="connection">Connection</h2>
            {connection && <Badge connection={connection} />}
          </div>
          {connection ? <Device connection={connection} today={today} /> : <Waiting />}
          <dl className={styles.facts}>
            {connection?.providerUserId && (
              <Fact name={`${WEARABLE.name} user id`} value={connection.providerUserId} />
            )}
            <Fact name="Account" value={user.username} />
            <Fact name="Account id" value={String(user.id)} />
          </dl>
        </div>
        {connection && (
          <div className={styles.part}>
            {isConnected ? (
              <ConnectionButtons connection={connection} />
            ) : (
              <Consent isSetUp={connection.provider !== null} />
            )}
          </div>
        )}
      </section>
      {isConnected && (
        <p className={styles.fine}>
          {DISCONNECT_NOTE} <Link to="/privacy-policy">Privacy Policy</Link>
        </p>
      )}
    </div>
  );
}

function Badge({ connection: { connected, status } }: { connection: Connection }) {
  const isExpired = status === "needs_reauth";
  return (
    <span
      className={styles.badge}
      data-connected={connected || undefined}
      data-expired={isExpired || undefined}
    >
      {connected ? "Connected" : "Not Connected"}
    </span>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

const Waiting = () => (
  <output className={styles.device} aria-label="Loading the connection">
    <Skeleton width={48} height={48} radius={12} />
    <Skeleton width={120} height={32} radius={6} />
  </output>
);

const STATUS_TEXTS: Partial<Record<Connection["status"], string>> = {
  needs_reauth: "Authorization has expired",
  paused: `${WEARABLE.name} says that you have left; checking`,
  disconnecting: "Disconnecting",
};

interface DeviceProps {
  connection: Connection;
  today: IsoDate;
}

const Device = ({ connection: { connected, status, lastSyncedAt }, today }: DeviceProps) => (
  <div className={styles.device}>
    <span className={styles.watch} data-connected={connected || undefined}>
      <IconDeviceWatch size={24} stroke={1.75} aria-hidden />
    </span>
    <div>
      <b>{WEARABLE.name}</b>
      <p>
        {STATUS_TEXTS[status] ??
          (connected ? lastSyncText(lastSyncedAt, today) : "Connect to see your activities")}
      </p>
    </div>
  </div>
);

const Consent = ({ isSetUp }: { isSetUp: boolean }) =>
  isSetUp ? (
    <>
      <p className={styles.consent}>
        By connecting you consent to Triplan collecting your {WEARABLE.name} activities, to show
        them and to match them with your plan. Allow historical data too: Sync needs it. If you
        allow planned workouts, your exercises of the next {PUSH_DAYS} days go to your{" "}
        {WEARABLE.name} calendar. You can disconnect at any time. See the{" "}
        <Link to="/terms-of-service">Terms of Service</Link> and the{" "}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
      <ConnectButton />
    </>
  ) : (
    <p className={styles.consent}>
      {WEARABLE.name} is not set up on this server yet. You can still make test activities once it
      is.
    </p>
  );
