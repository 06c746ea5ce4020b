import {
  countSessions,
  countWebhooks,
  type DatabaseSessions,
  type Db,
  type JobCounts,
  type WebhookCounts,
} from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { findLastBackup } from "../../modules/backup/find-last-backup.ts";

export interface StoredFigures {
  webhooks: WebhookCounts;
  jobs: readonly JobCounts[];
  sessions: readonly DatabaseSessions[];
  /** Sessions that PostgreSQL accepts. */
  limit: number;
}

/** Webhooks, jobs and sessions, with one query each; null if the database does not answer. */
export async function readStoredFigures(
  db: Db,
  jobs: Pick<JobQueue, "counts">,
): Promise<StoredFigures | null> {
  try {
    return {
      webhooks: await countWebhooks(db),
      jobs: await jobs.counts(),
      ...(await countSessions(db)),
    };
  } catch {
    return null;
  }
}

/** Seconds since the last nightly backup; Infinity without one that can be read. */
export async function readBackupAge(folder: string, now: Date): Promise<number> {
  const last = await findLastBackup(folder, now).catch(() => null);
  return last?.ageSeconds ?? Infinity;
}
