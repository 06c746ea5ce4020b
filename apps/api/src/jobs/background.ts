import { DomainError } from "@triplan/domain";
import type { SyncProgress } from "../features/sync/sync-progress.ts";
import type { JobQueue } from "./job-queue.ts";
import type { JobTiming } from "./job-timing.ts";

/** Background work as requests use it. */
export interface Background {
  jobs: JobQueue;
  timing: JobTiming;
  progress: SyncProgress;
}

/** Throws in a process without background work. */
export function backgroundOf({ background }: { background: Background | null }): Background {
  if (background) return background;
  throw new DomainError("unavailable", "Background work is disabled on this server");
}
