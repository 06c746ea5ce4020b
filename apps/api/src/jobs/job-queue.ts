import type { QueueDepth, Queryable } from "@triplan/db";
import type { Job, JobName, JobTypes } from "./job-types.ts";

export interface SendOptions {
  /** Jobs of one key go one by one, where the queue is so. */
  key?: string | undefined;
  /** An instant, or seconds from now, before which the job does not run. */
  after?: Date | number | undefined;
}

/** What a worker does with a job. */
export type JobHandler<Name extends JobName> = (
  job: Job<Name>,
  /**
   * Ends the job within a transaction, so that its work is done exactly once: both are stored or
   * neither. Throws when another worker has taken the job up, which undoes the transaction.
   */
  finish: (trx: Queryable) => Promise<void>,
) => Promise<void>;

export interface WorkerOptions {
  /** How many jobs are fetched at a time. */
  batch?: number;
  /** How many jobs are worked at a time. */
  width?: number;
  /** Seconds between looks for jobs while there are none; as `JobTiming` says unless given. */
  poll?: number;
}

/** The jobs of the product: sent within a transaction, or outside of one. */
export interface JobQueue {
  /** A job that is sent in a transaction is there when that is committed, and never else. */
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
  work<Name extends JobName>(
    name: Name,
    handler: JobHandler<Name>,
    options?: WorkerOptions,
  ): Promise<void>;
  /** Sends a job by a cron expression, in UTC. */
  schedule<Name extends JobName>(name: Name, cron: string, data: JobTypes[Name]): Promise<void>;
  /** Hears notifications of a channel, with "" whenever some may have been missed. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  depths(): Promise<QueueDepth[]>;
  /** Whether something that came for the connection is still to be stored. */
  isBusyFor(connectionId: number): Promise<boolean>;
  /** Lets running jobs end, then lets go of the database. */
  stop(): Promise<void>;
}
