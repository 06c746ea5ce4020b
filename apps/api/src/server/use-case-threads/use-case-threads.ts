import { availableParallelism } from "node:os";
import { DomainError } from "@triplan/domain";
import type { PoolSettings } from "../../env/database-settings.ts";
import type { Log } from "../../log.ts";
import { ThreadPool } from "../../threads/thread-pool.ts";
import { UserQueue } from "../../threads/user-queue.ts";
import type { AuthedContext, ProcedureCall, UseCaseThreadsPort } from "../../trpc/context.ts";
import { decodeError } from "./thread-error.ts";
import type { ThreadAnswer, ThreadTask } from "./thread-task.ts";

/** Milliseconds and MiB of one call. */
const LIMITS = { time: 30_000, memory: 512 } as const;
const MAX_THREADS = 4;
/** Users that may wait for a thread. */
const MAX_WAITING = 50;

/** Runs calls in threads with their own database connections, one at a time for each user. */
export class UseCaseThreads implements UseCaseThreadsPort {
  readonly #log: Log;
  readonly #users = new UserQueue({
    atOnce: 1,
    // A batch has ten calls.
    waiting: 10,
    refusal: "Your earlier changes are still being computed. Try again in a moment.",
  });
  readonly #pool: ThreadPool<ThreadTask, ThreadAnswer>;
  #isClosed = false;

  constructor(database: PoolSettings, log: Log) {
    this.#log = log;
    this.#pool = new ThreadPool({
      script: new URL("./use-case-worker.ts", import.meta.url),
      limits: LIMITS,
      // One core is left to the server itself.
      size: Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1)),
      log,
      data: database,
    });
  }

  /** The answer of the call's use case; throws its errors, or a DomainError when too many wait. */
  async run<Output>(
    ctx: AuthedContext,
    call: ProcedureCall,
    signal: AbortSignal | undefined,
  ): Promise<Output> {
    const answer = await this.#users.run(ctx.userId, () => this.#answer(ctx, call), signal);
    if ("error" in answer) throw decodeError(answer.error);
    return JSON.parse(answer.json);
  }

  /** Starts a thread before the first call needs it, unless it is closed meanwhile. */
  async warmUp(): Promise<void> {
    try {
      await this.#pool.warmUp();
    } catch (err) {
      if (!this.#isClosed) this.#log.error({ err }, "thread for use cases not started");
    }
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#pool.close();
  }

  async #answer(ctx: AuthedContext, call: ProcedureCall): Promise<ThreadAnswer> {
    if (this.#pool.waiting >= MAX_WAITING) throw unavailable();
    const { settings, now, timeZone, today, network, requestId, userId } = ctx;
    const sent = { settings, now, timeZone, today, network, requestId, userId };
    try {
      return await this.#pool.run({ ...sent, call, sessionHash: ctx.session.idHash });
    } catch (err) {
      this.#log.error({ err, path: call.path }, "use case failed in its thread");
      throw unavailable();
    }
  }
}

const unavailable = () =>
  new DomainError("unavailable", "Too much is being computed just now. Try again in a moment.", {
    retryAfterSeconds: 5,
  });
