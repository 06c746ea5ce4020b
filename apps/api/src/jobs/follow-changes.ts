import { EventEmitter, on } from "node:events";
import type { JobQueue } from "./job-queue.ts";

interface Follower<Value> {
  userId: number;
  /** The present value; undefined before the first one. */
  read: () => Promise<Value | undefined>;
  isOver: (value: Value) => boolean;
  signal: AbortSignal;
}

/** Follows what background work does for a user, whichever process does it. */
export interface Changes {
  /** Yields the value now and on every change, until it is over, the signal aborts or this closes. */
  follow<Value>(follower: Follower<Value>): AsyncGenerator<Value>;
  /** Ends all subscriptions, so that the process can stop. */
  close(): Promise<void>;
}

/** Listens to the PostgreSQL notifications of a channel on one connection for all users. */
export async function followChanges(jobs: JobQueue, channel: string): Promise<Changes> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const stopListening = await jobs.listen(channel, (change) => emitter.emit("change", change));
  return {
    async *follow({ userId, read, isOver, signal }) {
      const until = AbortSignal.any([signal, closing.signal]);
      const changes = changesOf(emitter, `${userId}/`, until);
      try {
        do {
          const value = await read();
          if (value !== undefined) yield value;
          if (value !== undefined && isOver(value)) return;
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

/** Yields on every change of the user's values; may yield without a change. */
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
