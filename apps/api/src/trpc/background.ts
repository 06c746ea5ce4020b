import { DomainError } from "@triplan/domain";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { JobTiming } from "../jobs/job-timing.ts";

/** Notifies of changed sync runs, whichever process changed them. */
export interface SyncProgress {
  /**
   * Yields on every change of the user's runs until the signal aborts or the process stops. May
   * yield without a change.
   */
  changes(userId: number, signal: AbortSignal): AsyncGenerator<void>;
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
