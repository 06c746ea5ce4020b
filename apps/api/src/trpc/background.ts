import { DomainError } from "@triplan/domain";
import type { Changes } from "../jobs/follow-changes.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { JobTiming } from "../jobs/job-timing.ts";

/** Background work as requests use it. */
export interface Background {
  jobs: JobQueue;
  timing: JobTiming;
  syncChanges: Changes;
  importChanges: Changes;
  pushChanges: Changes;
  /** Has what may have changed in an athlete's plan sent to the watch; never throws. */
  planChanged: (change: { userId: number; timeZone: string }) => Promise<void>;
}

/** Ends all subscriptions, which would keep the process alive. */
export async function closeChanges(background: Background): Promise<void> {
  const { syncChanges, importChanges, pushChanges } = background;
  await Promise.all([syncChanges, importChanges, pushChanges].map((each) => each.close()));
}

/** Throws in a process without background work. */
export function backgroundOf({ background }: { background: Background | null }): Background {
  if (background) return background;
  throw new DomainError("unavailable", "Background work is disabled on this server");
}
