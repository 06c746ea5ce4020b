/**
 * What each queue's jobs say. Jobs hold ids alone: what is the athletes' own stays in the rows that
 * they name, and is gone with them.
 */
export interface JobTypes {
  /**
   * Read a webhook and share out its items; with `heldFor`, a connection's id, only that athlete's
   * activities, which had to wait.
   */
  "webhook.ingest": { logId: number; heldFor?: number };
  /** Store one athlete's activities of a webhook; `items` are places in its list of items. */
  "activity.upsert": { logId: number; userId: number; connectionId: number; items: number[] };
  /** Fetch what a ping points to, and store it. */
  "ping.fetch": { logId: number; userId: number; connectionId: number; item: number };
  /** Jobs of the three above that failed for good. */
  "webhook.dead": { logId: number };
  /** Ask the provider whether the athlete has really left; `check` counts from 0. */
  "connection.verify": { userId: number; connectionId: number; check: number };
  /** Ask the provider what the athlete shares. */
  "connection.permissions": { userId: number; connectionId: number };
  /** Ask the provider for an athlete's history. */
  "sync.run": { userId: number; runId: number };
  /** See whether all of it has come. */
  "sync.settle": { userId: number; runId: number };
  /** Clear away what is too old to keep. */
  retention: Record<string, never>;
}

export type JobName = keyof JobTypes;

/** One job as its worker has it. */
export interface Job<Name extends JobName> {
  id: string;
  data: JobTypes[Name];
  /** Aborts when the job's time is over or the process stops. */
  signal: AbortSignal;
}
