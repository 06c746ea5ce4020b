import { DomainError } from "@triplan/domain";
import pLimit, { type LimitFunction } from "p-limit";

/** Tasks of one user that may wait; a batch has ten calls. */
const MAX_WAITING = 10;

interface Queue {
  inOrder: LimitFunction;
  /** Running and waiting tasks. */
  size: number;
}

/** Runs the tasks of each user one after the other, in order. */
export class UserQueue {
  readonly #queues = new Map<number, Queue>();

  /** Throws a DomainError when too many tasks of the user wait, or the task was abandoned meanwhile. */
  async run<Result>(
    userId: number,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const queue = this.#queues.get(userId) ?? { inOrder: pLimit(1), size: 0 };
    if (queue.size > MAX_WAITING) throw tooMany();
    this.#queues.set(userId, queue);
    queue.size += 1;
    try {
      return await queue.inOrder(() => {
        if (signal?.aborted) throw tooMany();
        return task();
      });
    } finally {
      queue.size -= 1;
      if (queue.size === 0) this.#queues.delete(userId);
    }
  }
}

const tooMany = () =>
  new DomainError(
    "too_many",
    "Your earlier changes are still being computed. Try again in a moment.",
    {
      retryAfterSeconds: 2,
    },
  );
