/** How long jobs wait, and how long they may take; all in seconds. */
export interface JobTiming {
  /** How often a worker looks for jobs that it was not told of: those whose time has come. */
  poll: number;
  /** How long a job may take before another worker takes it up. */
  expire: number;
  /** How often it is looked which jobs are at work, and which are of workers that have died. */
  supervise: number;
  /** The wait after the first failure; it doubles with each more, up to the longest. */
  retry: number;
  longestRetry: number;
  /** After these a deregistration is checked with the provider. */
  verifyAfter: readonly number[];
  /** A sync is complete when nothing came for that long after something did. */
  syncQuiet: number;
  /** A sync that nothing came of by then is left to the provider. */
  syncPatience: number;
  /** How long the call that starts a sync waits for its end. */
  syncAnswer: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const JOB_TIMING: JobTiming = {
  poll: 1,
  expire: 60,
  supervise: 5,
  retry: 5,
  longestRetry: HOUR,
  // How fast a provider kills the token of someone who left is not known.
  verifyAfter: [MINUTE, 15 * MINUTE, 6 * HOUR],
  syncQuiet: 3,
  syncPatience: 5 * MINUTE,
  syncAnswer: 8,
};
