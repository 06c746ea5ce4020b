import type { JobTiming } from "../jobs/job-timing.ts";

/** Short waits for tests. */
export const QUICK_TIMING: JobTiming = {
  poll: 0.5,
  expire: 20,
  supervise: 1,
  retry: 1,
  longestRetry: 1,
  verifyAfter: [1, 1, 1],
  syncQuiet: 1,
  syncPatience: 20,
  syncAnswer: 8,
};
