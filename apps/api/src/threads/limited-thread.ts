import { once } from "node:events";
import { Worker, type Transferable } from "node:worker_threads";
import type { Log } from "../log.ts";

export interface ThreadLimits {
  /** Milliseconds of one task, without the start of the thread. */
  time: number;
  /** MiB. */
  memory: number;
}

/** The thread ended, or was ended, before it answered. */
export class ThreadFailure extends Error {
  readonly isSlow: boolean;

  constructor(isSlow: boolean, cause: unknown) {
    super(isSlow ? "the thread took too long" : "the thread failed", { cause });
    this.name = "ThreadFailure";
    this.isSlow = isSlow;
  }
}

interface Thread {
  worker: Worker;
  /** Rejects if the thread ends first. */
  isReady: Promise<unknown>;
  /** Aborted at its end. */
  ended: AbortSignal;
}

export interface ThreadOptions {
  script: URL;
  limits: ThreadLimits;
  /** Receives what no caller does: the errors of threads that end between their tasks. */
  log: Log;
  /** The script reads it as `workerData`. */
  data?: unknown;
}

/**
 * A thread with limits of time and memory, so that no task can stop the server. One task at a time;
 * its script posts a message when it is ready, and one for each task.
 */
export class LimitedThread<Task, Answer> {
  readonly #options: ThreadOptions;
  #thread: Thread | null = null;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** The answer to a task; throws a ThreadFailure without one, and the next task gets a new thread. */
  async run(task: Task, transfer: readonly Transferable[] = []): Promise<Answer> {
    const { worker, ended } = await this.#started();
    const limit = AbortSignal.timeout(this.#options.limits.time);
    try {
      const answer = once(worker, "message", { signal: AbortSignal.any([limit, ended]) });
      worker.postMessage(task, transfer);
      const [message] = await answer;
      return message;
    } catch (error) {
      // The thread has ended, or is busy with this task for ever.
      await this.close();
      throw new ThreadFailure(limit.aborted, error);
    }
  }

  /** Resolves once the thread is ready: on a busy machine its start takes seconds. */
  async start(): Promise<void> {
    await this.#started();
  }

  /** Ends the thread at once, also while it starts. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.worker.terminate();
  }

  async #started(): Promise<Thread> {
    const thread = (this.#thread ??= this.#newThread());
    try {
      await thread.isReady;
      return thread;
    } catch (error) {
      this.#forget(thread);
      throw error;
    }
  }

  #newThread(): Thread {
    const { script, limits, data, log } = this.#options;
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    // Without a listener the error of a thread ends the process. A caller that waits adds its own.
    worker.on("error", (err) => {
      this.#forget(thread);
      if (worker.listenerCount("error") === 1) log.error({ err }, "thread ended between its tasks");
    });
    const end = new AbortController();
    worker.once("exit", () => {
      this.#forget(thread);
      end.abort();
    });
    const isReady = once(worker, "message", { signal: end.signal });
    const thread = { worker, isReady, ended: end.signal };
    return thread;
  }

  #forget(thread: Thread): void {
    if (this.#thread === thread) this.#thread = null;
  }
}
