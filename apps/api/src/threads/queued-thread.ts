import { DomainError } from "@triplan/domain";
import pLimit from "p-limit";
import type { Log } from "../log.ts";
import { LimitedThread } from "./limited-thread.ts";

const LIMITS = { time: 30_000, memory: 256 } as const;
/** Tasks that may wait for the thread. */
const MAX_WAITING = 50;
/** Milliseconds without a task after which the thread gives its memory back. */
const IDLE = 60_000;

interface TaskNames {
  /** For the log: "pdf not written". */
  failed: string;
  /** What the caller reads when too many wait or the thread fails. */
  refusal: string;
}

/** A thread for tasks that take the processor for some tenths of a second; one at a time. */
export class QueuedThread<Task, Answer> {
  readonly #log: Log;
  readonly #names: TaskNames;
  readonly #thread: LimitedThread<Task, Answer>;
  readonly #queue = pLimit(1);
  #idle: NodeJS.Timeout | undefined;

  constructor(script: URL, log: Log, names: TaskNames) {
    this.#log = log;
    this.#names = names;
    this.#thread = new LimitedThread({ script, limits: LIMITS, log });
  }

  /** Throws a DomainError when too many wait or the thread fails. */
  async run(task: Task): Promise<Answer> {
    if (this.#queue.pendingCount >= MAX_WAITING) throw this.#unavailable();
    clearTimeout(this.#idle);
    try {
      return await this.#queue(() => this.#thread.run(task));
    } catch (err) {
      this.#log.error({ err }, this.#names.failed);
      throw this.#unavailable();
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

  #unavailable = () =>
    new DomainError("unavailable", this.#names.refusal, { retryAfterSeconds: 5 });

  async #rest(): Promise<void> {
    if (this.#isIdle()) await this.#thread.close();
  }
}
