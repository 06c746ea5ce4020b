/** Job timing in seconds. */
export interface JobTiming {
  /** Poll interval for jobs without a notification, such as deferred ones. */
  poll: number;
  /** Announce all new jobs; otherwise only those a user waits for, as NOTIFY serialises commits. */
  announceAll: boolean;
  /** After this time another worker takes over the job. */
  expire: number;
  /** Interval for detecting expired jobs. */
  supervise: number;
  /** Delay before the first retry; doubles up to the maximum. */
  retry: number;
  longestRetry: number;
  /** Delays before each check of a deregistration. */
  verifyAfter: readonly number[];
  /** A sync completes after this long without new data. */
  syncQuiet: number;
  /** Give up waiting after this; late data is still stored. */
  syncPatience: number;
  /** A longer import goes on in another job, so that a stopped server loses little. */
  importSlice: number;
  /** Wait after a change of the plan, so that several changes are sent to the watch at once. */
  pushDelay: number;
  /** Longer sending of workouts goes on in another job. */
  pushSlice: number;
  /** How long the request that starts a sync waits for its end. */
  syncAnswer: number;
}

/** Time limit for importing an archive; 50,000 recordings take about a fifth of it. */
export const ARCHIVE_SECONDS = 3600;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const JOB_TIMING: JobTiming = {
  poll: 1,
  announceAll: false,
  expire: 60,
  supervise: 5,
  retry: 5,
  longestRetry: HOUR,
  // It is unknown how fast a provider invalidates tokens after a deregistration.
  verifyAfter: [MINUTE, 15 * MINUTE, 6 * HOUR],
  syncQuiet: 3,
  syncPatience: 5 * MINUTE,
  importSlice: 20,
  pushDelay: 30,
  pushSlice: 20,
  syncAnswer: 8,
};
