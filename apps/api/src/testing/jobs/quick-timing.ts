import type { JobTiming } from "../../jobs/job-timing.ts";

/** Short waits for tests; the limits are long, for a busy machine. */
export const QUICK_TIMING: JobTiming = {
  poll: 0.5,
  announceAll: true,
  expire: 20,
  supervise: 1,
  retry: 0,
  longestRetry: 0,
  verifyAfter: [0, 0],
  // Deliveries pause for over a second on a busy machine.
  syncQuiet: 3,
  syncPatience: 50,
  // One file a job, so that every import is resumed.
  importSlice: 0,
  pushDelay: 0,
  // One workout a job, so that sending is always resumed.
  pushSlice: 0,
  syncAnswer: 50,
};
