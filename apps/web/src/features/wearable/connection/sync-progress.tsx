import { daysBetween, isoDate, WEARABLE } from "@triplan/domain";
import styles from "./connection-card.module.css";
import type { SyncRun } from "../data/wearable-types.ts";

/** Progress of a sync: requested, received, stored, matched. */
export const SyncProgress = ({ run }: { run: SyncRun }) => (
  <output className={styles.progress} aria-label="Progress of the sync">
    <p>{stateText(run)}</p>
    <dl>
      <Figure name="Requested" value={daysText(daysRequested(run))} />
      <Figure name="Received" value={run.received} />
      <Figure name="Stored" value={run.imported + run.updated} />
      <Figure name="Matched" value={run.matched} />
    </dl>
  </output>
);

const Figure = ({ name, value }: { name: string; value: number | string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const daysText = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** Total days of the requested windows. */
const daysRequested = ({ requested }: SyncRun): number =>
  requested.reduce(
    (sum, { from, to }) => sum + daysBetween(isoDate(from.slice(0, 10)), isoDate(to.slice(0, 10))),
    0,
  );

const STATES = {
  queued: `Asking ${WEARABLE.name} for your activities…`,
  requesting: `Asking ${WEARABLE.name} for your activities…`,
  waiting: "Waiting for your activities…",
  completed: "Everything has arrived.",
  accepted: `${WEARABLE.name} accepted the request; the rest will arrive automatically.`,
  failed: "The sync ended early. What arrived is kept.",
} as const satisfies Record<SyncRun["status"], string>;

const stateText = ({ status, received }: SyncRun): string =>
  status === "waiting" && received > 0 ? "Your activities are arriving…" : STATES[status];
