import { once } from "node:events";
import { Worker, type Transferable } from "node:worker_threads";

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
}

/**
 * A thread with limits of time and memory, so that no task can stop the server. One task at a time;
 * its script posts a message when it is ready, and one for each task.
 */
export class LimitedThread<Task, Answer> {
  readonly #script: URL;
  readonly #limits: ThreadLimits;
  readonly #data: unknown;
  #thread: Thread | null = null;

  /** Its script reads the data as `workerData`. */
  constructor(script: URL, limits: ThreadLimits, data?: unknown) {
    this.#script = script;
    this.#limits = limits;
    this.#data = data;
  }

  /** The answer to a task; throws a ThreadFailure without one, and the next task gets a new thread. */
  async run(task: Task, transfer: readonly Transferable[] = []): Promise<Answer> {
    const worker = await this.start();
    const limit = AbortSignal.timeout(this.#limits.time);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        limit.addEventListener("abort", () => reject(limit.reason));
        worker.postMessage(task, transfer);
      });
    } catch (error) {
      // The thread has ended, or is busy with this task for ever.
      await this.close();
      throw new ThreadFailure(limit.aborted, error);
    } finally {
      worker.removeAllListeners("message");
      worker.removeAllListeners("error");
    }
  }

  /** The thread once it is ready: on a busy machine its start takes seconds. */
  async start(): Promise<Worker> {
    const thread = (this.#thread ??= this.#newThread());
    try {
      await thread.isReady;
      return thread.worker;
    } catch (error) {
      if (this.#thread === thread) this.#thread = null;
      throw error;
    }
  }

  /** Ends the thread at once, also while it starts. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.worker.terminate();
  }

  #newThread(): Thread {
    const worker = new Worker(this.#script, {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
    });
    const ended = new AbortController();
    worker.once("exit", () => ended.abort());
    return { worker, isReady: once(worker, "message", { signal: ended.signal }) };
  }
}
