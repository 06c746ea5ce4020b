import type { Db } from "@triplan/db";
import type { Log } from "../../log.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { JobTiming } from "../../jobs/job-timing.ts";
import type { Wearable } from "../provider/wearable.ts";

/** Dependencies of background jobs; they have no request and no user. */
export interface WearableWork {
  db: Db;
  jobs: JobQueue;
  timing: JobTiming;
  log: Log;
  now: () => Date;
  wearable: Wearable;
}
