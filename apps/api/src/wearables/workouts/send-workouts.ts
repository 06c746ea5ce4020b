import type { Queryable } from "@triplan/db";
import type { JobQueue, SendOptions } from "../../jobs/job-queue.ts";

/** The key of an athlete's jobs: one waits and one runs. */
export const pushKeyOf = (userId: number): string => String(userId);

/** Enqueues what brings an athlete's watch up to date. */
export const sendWorkouts = (
  jobs: Pick<JobQueue, "send">,
  trx: Queryable,
  { userId }: { userId: number },
  options: Pick<SendOptions, "after"> = {},
): Promise<void> =>
  jobs.send(trx, "workouts.push", { userId }, { ...options, key: pushKeyOf(userId) });
