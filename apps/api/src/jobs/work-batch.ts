import { deferCommit, type Queryable } from "@triplan/db";
import pLimit from "p-limit";
import { fromKysely, type Job as BossJob, type JobResult, type PgBoss } from "pg-boss";
import type { Log } from "../log.ts";
import type { JobHandler } from "./job-queue.ts";
import type { JobName, JobTypes } from "./job-types.ts";

interface BatchWork<Name extends JobName> {
  boss: Pick<PgBoss, "complete">;
  name: Name;
  handler: JobHandler<Name>;
  width: number;
  log: Log;
}

/** Processes the jobs, `width` at a time, each with its own result. */
export const workBatch = <Name extends JobName>(
  jobs: readonly BossJob<JobTypes[Name]>[],
  work: BatchWork<Name>,
): Promise<JobResult[]> => pLimit(work.width).map(jobs, (job) => workOne(job, work));

async function workOne<Name extends JobName>(
  job: BossJob<JobTypes[Name]>,
  { boss, name, handler, log }: BatchWork<Name>,
): Promise<JobResult> {
  const { id, data, retryCount, signal } = job;
  const finish = async (trx: Queryable) => {
    // A crash that loses the work also loses the job's completion, so the job runs again.
    await deferCommit(trx);
    const answer = await boss.complete(name, { id, retryCount }, null, { db: fromKysely(trx) });
    if (Reflect.get(answer, "affected") !== 1) throw new LostJobError();
  };
  try {
    await handler({ id, data, signal }, finish);
    return { id, status: "completed" };
  } catch (error) {
    // Another worker has taken over the job.
    if (error instanceof LostJobError) return { id, status: "completed" };
    log.warn({ err: error, job: name, jobId: id, retryCount }, "job failed");
    const message = error instanceof Error ? error.message : String(error);
    return { id, status: "failed", output: { message } };
  }
}

/** Another worker has taken over the job because this one exceeded its time. */
class LostJobError extends Error {
  override readonly name = "LostJobError";
}
