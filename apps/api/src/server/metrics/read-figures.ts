import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { countWebhooks, type Db, type JobCounts, type WebhookCounts } from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { lastNightlyFile } from "../../modules/backup/nightly-files.ts";

export interface StoredFigures {
  webhooks: WebhookCounts;
  jobs: readonly JobCounts[];
}

/** Webhooks and jobs, with one query each; null if the database does not answer. */
export async function readStoredFigures(
  db: Db,
  jobs: Pick<JobQueue, "counts">,
): Promise<StoredFigures | null> {
  try {
    return { webhooks: await countWebhooks(db), jobs: await jobs.counts() };
  } catch {
    return null;
  }
}

/** Seconds since the last nightly backup; Infinity without one. */
export async function readBackupAge(folder: string, now: Date): Promise<number> {
  try {
    const last = lastNightlyFile(await readdir(folder));
    if (last === undefined) return Infinity;
    const { mtimeMs } = await stat(join(folder, last));
    return Math.max(0, (now.getTime() - mtimeMs) / 1000);
  } catch {
    return Infinity;
  }
}
