import { DomainError } from "@triplan/domain";
import type { OpenStream, StreamsPort } from "../../trpc/context.ts";

/** Three for each of three tabs. */
const MAX_STREAMS = 9;

interface Entry {
  userId: number;
  idHash: string | null;
  ended: AbortController;
}

/** The open streams of this process: a few for each user, and none beyond its login. */
export class OpenStreams implements StreamsPort {
  readonly #entries = new Set<Entry>();

  /** Throws a DomainError for one stream too many. */
  open(userId: number, idHash: string | null): OpenStream {
    const own = [...this.#entries].filter((entry) => entry.userId === userId);
    if (own.length >= MAX_STREAMS) {
      throw new DomainError(
        "too_many",
        "Too many pages follow your syncs and imports. Close some.",
        {
          retryAfterSeconds: 10,
        },
      );
    }
    const entry = { userId, idHash, ended: new AbortController() };
    this.#entries.add(entry);
    return { signal: entry.ended.signal, close: () => void this.#entries.delete(entry) };
  }

  get count(): number {
    return this.#entries.size;
  }

  end(idHashes: readonly string[]): void {
    for (const { idHash, ended } of this.#entries) {
      if (idHash !== null && idHashes.includes(idHash)) ended.abort();
    }
  }
}
