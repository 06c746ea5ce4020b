import type { Db } from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { JOB_TIMING } from "../../jobs/job-timing.ts";
import { startJobQueue } from "../../jobs/start-job-queue.ts";
import type { CommandTools } from "./command.ts";

/** Runs `send` with a job queue that only enqueues; the server's workers process the jobs. */
export async function withJobQueue<Answer>(
  { log }: Pick<CommandTools, "log">,
  { db, connectionString }: { db: Db; connectionString: string },
  send: (jobs: JobQueue) => Promise<Answer>,
): Promise<Answer> {
  const jobs = await startJobQueue({ db, connectionString, timing: JOB_TIMING, log, works: false });
  try {
    return await send(jobs);
  } finally {
    await jobs.stop();
  }
}
