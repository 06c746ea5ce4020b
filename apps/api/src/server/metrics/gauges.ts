import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import type { PoolCounts, Replica } from "@triplan/db";
import type { StoredFigures } from "./read-figures.ts";

const POOL_STATES = ["total", "idle", "waiting"] as const;
const JOB_STATES = ["waiting", "deferred", "active", "failed"] as const;

export interface GaugeValues {
  pool: PoolCounts;
  /** Null without a replica. */
  recordingReads: Replica["reads"] | null;
  streams: number;
  /** Null if the database did not answer: its figures are left out, not zero. */
  stored: StoredFigures | null;
  /** Seconds; null without nightly backups. */
  backupAge: number | null;
}

/** Creates the gauges in the registry; returns the function that sets them. */
export function gaugesIn(registry: Registry): (values: GaugeValues) => void {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Gauge({ name: `triplan_${name}`, help, labelNames, registers: [registry] });
  const pool = gauge(
    "database_connections",
    "Connections of the pool, and waiting callers",
    "state",
  );
  const recordingReads = new Counter({
    name: "triplan_recording_reads_total",
    help: "Recordings read, by the server that answered; only with a replica",
    labelNames: ["server"],
    registers: [registry],
  });
  const sessions = gauge(
    "database_sessions",
    "Connections to the database, of every process, by program",
    "application",
  );
  const sessionLimit = gauge("database_sessions_limit", "Connections that PostgreSQL accepts");
  const isUp = gauge("database_up", "1 if the database answered the queries of this reading");
  const jobs = gauge("jobs", "Jobs by queue and state", "queue", "state");
  const oldestJob = gauge("jobs_oldest_seconds", "Age of the oldest waiting job", "queue");
  const webhooks = gauge("webhooks", "Webhooks that wait or failed for good", "state");
  const oldestWebhook = gauge("webhooks_oldest_seconds", "Age of the oldest unprocessed webhook");
  const streams = gauge("live_streams", "Open streams of server-sent events");
  const backupAge = gauge("backup_age_seconds", "Age of the last nightly backup");
  return (values) => {
    for (const state of POOL_STATES) pool.set({ state }, values.pool[state]);
    // The replica keeps the counts.
    recordingReads.reset();
    for (const [server, count] of Object.entries(values.recordingReads ?? {}))
      recordingReads.inc({ server }, count);
    streams.set(values.streams);
    setOrRemove(backupAge, values.backupAge);
    isUp.set(values.stored ? 1 : 0);
    setOrRemove(oldestWebhook, values.stored?.webhooks.oldestSeconds ?? null);
    setOrRemove(sessionLimit, values.stored?.limit ?? null);
    for (const each of [jobs, oldestJob, webhooks, sessions]) each.reset();
    if (!values.stored) return;
    for (const { application, count } of values.stored.sessions)
      sessions.set({ application }, count);
    webhooks.set({ state: "unprocessed" }, values.stored.webhooks.unprocessed);
    webhooks.set({ state: "dead" }, values.stored.webhooks.dead);
    for (const queue of values.stored.jobs) {
      for (const state of JOB_STATES) jobs.set({ queue: queue.name, state }, queue[state]);
      oldestJob.set({ queue: queue.name }, queue.oldestSeconds);
    }
  };
}

function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}
