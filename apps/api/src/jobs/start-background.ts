import type { Db } from "@triplan/db";
import type { Log } from "../context.ts";
import { startSyncWork } from "../features/sync/start-sync-work.ts";
import { syncProgress } from "../features/sync/sync-progress.ts";
import { startWearableWork } from "../features/webhooks/start-wearable-work.ts";
import type { Wearable } from "../wearable/wearable.ts";
import type { Background } from "./background.ts";
import { JOB_TIMING, type JobTiming } from "./job-timing.ts";
import { startJobQueue } from "./start-job-queue.ts";

export interface BackgroundOptions {
  db: Db;
  /** The same database as `db`. */
  connectionString: string;
  /** Null starts no provider workers. */
  wearable: Wearable | null;
  log: Log;
  now: () => Date;
  timing?: JobTiming;
}

/** Starts the job queue and this process's workers. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { db, connectionString, wearable, log, now, timing = JOB_TIMING } = options;
  const jobs = await startJobQueue({ db, connectionString, timing, log });
  const progress = await syncProgress(jobs);
  if (wearable) {
    const work = { db, jobs, timing, log, now, wearable };
    await startWearableWork(work);
    await startSyncWork(work);
  }
  return { jobs, timing, progress };
}
