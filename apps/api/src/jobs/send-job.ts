import { holdWaitingJob, type Queryable } from "@triplan/db";
import { fromKysely, type PgBoss } from "pg-boss";
import type { SendOptions } from "./job-queue.ts";
import type { JobName, JobTypes } from "./job-types.ts";
import { JOB_SCHEMA } from "./queues.ts";

interface Sending<Name extends JobName> extends SendOptions {
  boss: Pick<PgBoss, "send">;
  name: Name;
  data: JobTypes[Name];
  /** One job of a key waits in this queue: it does the work of those sent meanwhile. */
  waitsOnce: boolean;
}

/** Enqueues a job that sees what the transaction changes. */
export async function sendJob<Name extends JobName>(
  trx: Queryable,
  { boss, name, data, waitsOnce, key, after }: Sending<Name>,
): Promise<void> {
  const send = () =>
    boss.send(name, data, {
      db: fromKysely(trx),
      ...(key !== undefined && { singletonKey: key }),
      ...(after !== undefined && { startAfter: after }),
    });
  let id = await send();
  if (key === undefined || !waitsOnce) return;
  // A waiting job that starts before the commit would not see the change; one that did is followed.
  while (id === null && !(await holdWaitingJob(trx, { schema: JOB_SCHEMA, name, key }))) {
    id = await send();
  }
}
