import { DomainError } from "@triplan/domain";
import type { SheetFile } from "@triplan/paper/pdf";
import pLimit from "p-limit";
import type { Log } from "../../log.ts";
import type { PdfPort } from "../../trpc/context.ts";
import { LimitedThread } from "../../threads/limited-thread.ts";

const LIMITS = { time: 30_000, memory: 256 } as const;
/** PDFs that may wait for the thread. */
const MAX_WAITING = 50;
/** Milliseconds without a PDF after which the thread gives its memory back. */
const IDLE = 60_000;

/** Writes PDFs in a thread, one at a time: each takes the processor for some tenths of a second. */
export class PdfWriter implements PdfPort {
  readonly #log: Log;
  readonly #thread = new LimitedThread<SheetFile, Uint8Array>(
    new URL("./write-pdf-worker.ts", import.meta.url),
    LIMITS,
  );
  readonly #queue = pLimit(1);
  #idle: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Throws a DomainError when too many wait or the thread fails. */
  async write(file: SheetFile): Promise<Uint8Array> {
    if (this.#queue.pendingCount >= MAX_WAITING) throw unavailable();
    clearTimeout(this.#idle);
    try {
      return await this.#queue(() => this.#thread.run(file));
    } catch (err) {
      this.#log.error({ err }, "pdf not written");
      throw unavailable();
    } finally {
      clearTimeout(this.#idle);
      if (this.#isIdle()) this.#idle = setTimeout(() => void this.#rest(), IDLE).unref();
    }
  }

  close(): Promise<void> {
    clearTimeout(this.#idle);
    return this.#thread.close();
  }

  #isIdle = () => this.#queue.activeCount + this.#queue.pendingCount === 0;

  async #rest(): Promise<void> {
    if (this.#isIdle()) await this.#thread.close();
  }
}

const unavailable = () =>
  new DomainError("unavailable", "The PDF could not be made just now. Try again in a moment.", {
    retryAfterSeconds: 5,
  });
