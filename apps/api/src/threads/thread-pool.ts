import pLimit from "p-limit";
import { LimitedThread, type ThreadOptions } from "./limited-thread.ts";

interface PoolOptions extends ThreadOptions {
  /** Number of threads. */
  size: number;
}

/** Threads that start when they are first needed, each with one task at a time. */
export class ThreadPool<Task, Answer> {
  readonly #threads: LimitedThread<Task, Answer>[];
  /** The last one worked last: it is warm. */
  readonly #free: LimitedThread<Task, Answer>[];
  readonly #queue;

  constructor({ size, ...thread }: PoolOptions) {
    this.#threads = Array.from({ length: size }, () => new LimitedThread<Task, Answer>(thread));
    this.#free = [...this.#threads];
    this.#queue = pLimit(size);
  }

  /** Starts one thread, so that the first task need not wait for it. */
  async warmUp(): Promise<void> {
    await this.#free.at(-1)?.start();
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#queue.pendingCount;
  }

  /** Throws a ThreadFailure if the thread ends before it answers. */
  run(task: Task): Promise<Answer> {
    return this.#queue(async () => {
      const thread = this.#free.pop();
      if (!thread) throw new Error("No thread is free");
      try {
        return await thread.run(task);
      } finally {
        this.#free.push(thread);
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
