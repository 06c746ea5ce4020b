import { DomainError } from "@triplan/domain";
import pLimit, { type LimitFunction } from "p-limit";

interface QueueOptions {
  /** Tasks of one user that run at a time. */
  atOnce: number;
  /** Tasks of one user that may wait. */
  waiting: number;
  /** What the caller of one more reads. */
  refusal: string;
}

interface Queue {
  inOrder: LimitFunction;
  /** Running and waiting tasks. */
  size: number;
}

/** Runs a few tasks of each user at a time, and the others in order. */
export class UserQueue {
  readonly #options: QueueOptions;
  readonly #queues = new Map<number, Queue>();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Throws a DomainError when too many tasks of the user wait, or the task was abandoned meanwhile. */
  async run<Result>(
    userId: number,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const { atOnce, waiting } = this.#options;
    const queue = this.#queues.get(userId) ?? { inOrder: pLimit(atOnce), size: 0 };
    if (queue.size >= atOnce + waiting) throw this.#tooMany();
    this.#queues.set(userId, queue);
    queue.size += 1;
    try {
      return await queue.inOrder(() => {
        if (signal?.aborted) throw this.#tooMany();
        return task();
      });
    } finally {
      queue.size -= 1;
      if (queue.size === 0) this.#queues.delete(userId);
    }
  }

  #tooMany = () => new DomainError("too_many", this.#options.refusal, { retryAfterSeconds: 2 });
}
