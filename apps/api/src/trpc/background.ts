import type { SyncRunRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { JobTiming } from "../jobs/job-timing.ts";

/** Notifies of changed sync runs, whichever process changed them. */
export interface SyncProgress {
  /**
   * Yields the user's run, as `read` finds it, now and on every change, until it ends, the signal
   * aborts or the process stops.
   */
  follow(
    userId: number,
    read: () => Promise<SyncRunRow | undefined>,
    signal: AbortSignal,
  ): AsyncGenerator<SyncRunRow>;
  /** Ends all subscriptions, so that the process can stop. */
  close(): Promise<void>;
}

/** Background work as requests use it. */
export interface Background {
  jobs: JobQueue;
  timing: JobTiming;
  progress: SyncProgress;
}

/** Throws in a process without background work. */
export function backgroundOf({ background }: { background: Background | null }): Background {
  if (background) return background;
  throw new DomainError("unavailable", "Background work is disabled on this server");
}
