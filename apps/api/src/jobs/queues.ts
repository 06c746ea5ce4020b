import type { Queue } from "pg-boss";
import type { JobName } from "./job-types.ts";
import { ARCHIVE_SECONDS, type JobTiming } from "./job-timing.ts";

/** Schema of the job queue. */
export const JOB_SCHEMA = "jobs";

/** Queues of older versions. */
export const OBSOLETE_QUEUES = ["retention"] as const;

export type QueueSettings = Omit<Queue, "name">;

const DAY = 24 * 3600;
/** The same period for which webhook bodies are kept. */
const RETENTION = 14 * DAY;
const OUTAGE_RETRIES = 10;

export function queueSettings(timing: JobTiming): Record<JobName, QueueSettings> {
  const common: QueueSettings = {
    expireInSeconds: timing.expire,
    retryLimit: 5,
    retryDelay: timing.retry,
    retryBackoff: true,
    retryDelayMax: timing.longestRetry,
    retentionSeconds: RETENTION,
    deleteAfterSeconds: 3600,
    notify: timing.announceAll,
  };
  const deadLettered = { ...common, deadLetter: "webhook.dead" };
  return {
    "webhook.dead": { ...common, retryLimit: OUTAGE_RETRIES },
    "webhook.ingest": deadLettered,
    // One at a time per athlete; a failed job does not block the next ones.
    "activity.upsert": { ...deadLettered, policy: "singleton" },
    // A provider may be unavailable for hours.
    "ping.fetch": { ...deadLettered, retryLimit: OUTAGE_RETRIES },
    "connection.verify": { ...common, retryLimit: OUTAGE_RETRIES },
    "connection.permissions": { ...common, retryLimit: OUTAGE_RETRIES },
    // An athlete waits for it.
    "sync.run": { ...common, notify: true },
    "sync.settle": common,
    // One waits and one runs for each athlete; what changes meanwhile is sent by the one that waits.
    "workouts.push": { ...common, policy: "stately", retryLimit: OUTAGE_RETRIES },
    "workouts.daily": { ...common, policy: "exclusive", retryLimit: 0 },
    "import.dead": { ...common, retryLimit: OUTAGE_RETRIES },
    // One at a time per athlete, who waits for it. A job works for less than half of its time.
    "import.run": {
      ...common,
      policy: "singleton",
      notify: true,
      deadLetter: "import.dead",
      expireInSeconds: 2 * timing.expire,
    },
    "archive.dead": { ...common, retryLimit: OUTAGE_RETRIES },
    // All of it is one transaction, which a thread ends before the job expires.
    "archive.import": {
      ...common,
      policy: "singleton",
      notify: true,
      deadLetter: "archive.dead",
      expireInSeconds: ARCHIVE_SECONDS + 300,
      // Another process takes over soon after a crash.
      heartbeatSeconds: 60,
    },
    // An athlete waits for it; a later link would come too late.
    "reset.mail": { ...common, notify: true, retryLimit: 3 },
    "email.confirm": { ...common, notify: true, retryLimit: 3 },
    "notice.mail": { ...common, retryLimit: OUTAGE_RETRIES },
    // At most one waits or runs.
    "efforts.update": { ...common, policy: "exclusive", expireInSeconds: 3600 },
    // At most one of each waits or runs; a failed one waits for the next hour.
    "backup.nightly": { ...common, policy: "exclusive", retryLimit: 0, expireInSeconds: 3000 },
    cleanup: { ...common, policy: "exclusive", retryLimit: 0, expireInSeconds: 600 },
  };
}
