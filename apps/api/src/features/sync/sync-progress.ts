import { EventEmitter, on } from "node:events";
import { SYNC_CHANNEL } from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";

/** Tells of changed sync runs, whichever process changed them. */
export interface SyncProgress {
  /**
   * Something for every change of the user's runs from now on, until the signal aborts or the
   * process stops. It may tell of changes that are none.
   */
  changes(userId: number, signal: AbortSignal): AsyncGenerator<void>;
  /** Ends all watching, so that the process can stop. */
  close(): Promise<void>;
}

/** Hears PostgreSQL's notifications on one connection, however many athletes watch. */
export async function syncProgress(jobs: JobQueue): Promise<SyncProgress> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const stopListening = await jobs.listen(SYNC_CHANNEL, (change) => emitter.emit("change", change));
  return {
    changes: (userId, signal) =>
      changesOf(emitter, `${userId}/`, AbortSignal.any([signal, closing.signal])),
    close: async () => {
      closing.abort();
      await stopListening();
    },
  };
}

function changesOf(
  emitter: EventEmitter,
  prefix: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  // Subscribed at once, not when the first value is asked for: nothing between is missed.
  const told = signal.aborted ? null : on(emitter, "change", { signal });
  return (async function* () {
    try {
      for await (const [changed] of told ?? []) {
        // "" is told when notifications may have been missed.
        if (String(changed).startsWith(prefix) || changed === "") yield;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  })();
}
