import { DomainError } from "@triplan/domain";
import type { SyncProgress } from "../features/sync/sync-progress.ts";
import type { JobQueue } from "./job-queue.ts";
import type { JobTiming } from "./job-timing.ts";

/** Work outside of requests, as requests start it and watch it. */
export interface Background {
  jobs: JobQueue;
  timing: JobTiming;
  progress: SyncProgress;
}

/** The background of the context; refused in a process without one. */
export function backgroundOf({ background }: { background: Background | null }): Background {
  if (background) return background;
  throw new DomainError("unavailable", "This server does no work in the background");
}
