import { EventEmitter, on } from "node:events";
import { SYNC_CHANNEL } from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { SyncProgress } from "../../trpc/background.ts";

/** Listens to PostgreSQL notifications on one connection for all athletes. */
export async function syncProgress(jobs: JobQueue): Promise<SyncProgress> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const stopListening = await jobs.listen(SYNC_CHANNEL, (change) => emitter.emit("change", change));
  return {
    async *follow(userId, read, signal) {
      const until = AbortSignal.any([signal, closing.signal]);
      const changes = changesOf(emitter, `${userId}/`, until);
      try {
        do {
          const run = await read();
          if (run) yield run;
          if (run && run.finishedAt !== null) return;
        } while (!(await changes.next()).done);
      } finally {
        await changes.return(undefined);
      }
    },
    close: async () => {
      closing.abort();
      await stopListening();
    },
  };
}

/** Yields on every change of the user's runs; may yield without a change. */
function changesOf(
  emitter: EventEmitter,
  prefix: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  // Subscribe before the first value is requested, so that no change is missed.
  const events = signal.aborted ? null : on(emitter, "change", { signal });
  return (async function* () {
    try {
      for await (const [changed] of events ?? []) {
        // "" signals that notifications may have been missed.
        if (String(changed).startsWith(prefix) || changed === "") yield;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  })();
}
