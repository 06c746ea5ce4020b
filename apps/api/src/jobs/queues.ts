import type { Queue } from "pg-boss";
import type { JobName } from "./job-types.ts";
import type { JobTiming } from "./job-timing.ts";

type QueueSettings = Omit<Queue, "name">;

const DAY = 24 * 3600;
/** As long as the bodies that webhook jobs read are kept. */
const RETENTION = 14 * DAY;
const PATIENT = 10;

/** Every queue, and how its jobs are retried. */
export function queueSettings(timing: JobTiming): Record<JobName, QueueSettings> {
  const common: QueueSettings = {
    expireInSeconds: timing.expire,
    retryLimit: 5,
    retryDelay: timing.retry,
    retryBackoff: true,
    retryDelayMax: timing.longestRetry,
    retentionSeconds: RETENTION,
    deleteAfterSeconds: 3600,
  };
  const buried = { ...common, deadLetter: "webhook.dead" };
  return {
    "webhook.dead": { ...common, retryLimit: PATIENT },
    "webhook.ingest": buried,
    // One at a time for an athlete; one that fails does not hold back those behind it.
    "activity.upsert": { ...buried, policy: "singleton" },
    // A provider may be away for hours.
    "ping.fetch": { ...buried, retryLimit: PATIENT },
    "connection.verify": { ...common, retryLimit: PATIENT },
    "connection.permissions": { ...common, retryLimit: PATIENT },
    // An athlete waits for it. For webhooks a notification at each commit would make them queue up.
    "sync.run": { ...common, notify: true },
    "sync.settle": common,
    retention: { ...common, expireInSeconds: 600 },
  };
}
