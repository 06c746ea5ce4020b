import type { JobCounts, QueueDepth, Queryable } from "@triplan/db";
import type { Job, JobName, JobTypes } from "./job-types.ts";

export interface SendOptions {
  /** Jobs of one key run one at a time in `singleton` queues. */
  key?: string | undefined;
  /** Earliest start: an instant, or seconds from now. */
  after?: Date | number | undefined;
}

export type JobHandler<Name extends JobName> = (
  job: Job<Name>,
  /**
   * Completes the job in the transaction of its work (exactly once). Throws if another worker has
   * taken over the job, which rolls back the transaction.
   */
  finish: (trx: Queryable) => Promise<void>,
) => Promise<void>;

export interface WorkerOptions {
  /** Jobs fetched at a time. */
  batch?: number;
  /** Jobs of a batch processed at a time. */
  width?: number;
  /** Workers, each with its own batch; default one. */
  workers?: number;
  /** Seconds between polls of an empty queue; default from `JobTiming`. */
  poll?: number;
}

export interface JobQueue {
  /** Enqueued atomically: visible only if the surrounding transaction commits. */
  send<Name extends JobName>(
    trx: Queryable,
    name: Name,
    data: JobTypes[Name],
    options?: SendOptions,
  ): Promise<void>;
  sendAll<Name extends JobName>(
    trx: Queryable,
    name: Name,
    jobs: readonly { data: JobTypes[Name]; key?: string }[],
  ): Promise<void>;
  /** Makes the waiting job of a key due now. */
  hurry(trx: Queryable, name: JobName, key: string): Promise<void>;
  work<Name extends JobName>(
    name: Name,
    handler: JobHandler<Name>,
    options?: WorkerOptions,
  ): Promise<void>;
  /** Deletes the jobs of users whose account is deleted; returns their number. */
  deleteOfDeletedUsers(): Promise<number>;
  /** Cron expression in UTC. */
  schedule<Name extends JobName>(name: Name, cron: string, data: JobTypes[Name]): Promise<void>;
  /** Listens to a channel; "" means that notifications may have been missed. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  depths(): Promise<QueueDepth[]>;
  /** Jobs of every queue by state. */
  counts(): Promise<JobCounts[]>;
  /** Whether received data of the connection still waits to be stored. */
  isBusyFor(connectionId: number): Promise<boolean>;
  /** Waits for running jobs, then closes the database connections. */
  stop(): Promise<void>;
}
