import { IMPORT_CHANNEL, PUSH_CHANNEL, SYNC_CHANNEL, type Db } from "@triplan/db";
import type { Log } from "../log.ts";
import type { SendMail } from "../mail/create-mailer.ts";
import { mailEmailLink } from "../modules/account/mail-email-link.ts";
import { mailNotice } from "../modules/auth/mail-notice.ts";
import { mailResetLink } from "../modules/auth/mail-reset-link.ts";
import { startEffortsUpdate } from "../modules/activities/update-efforts.ts";
import { startArchiveWork } from "../modules/account-import/start-archive-work.ts";
import { startNightlyBackup, type NightlyBackup } from "../modules/backup/nightly-backup.ts";
import { startImportWork } from "../modules/imports/start-import-work.ts";
import { startWearableWork } from "../wearables/start-wearable-work.ts";
import { announcePlanChange } from "../wearables/workouts/announce-plan-change.ts";
import type { Wearable } from "../wearables/provider/wearable.ts";
import { startCleanup } from "./cleanup.ts";
import type { Background } from "../trpc/background.ts";
import { JOB_TIMING, type JobTiming } from "../jobs/job-timing.ts";
import { followChanges } from "../jobs/follow-changes.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { startJobQueue } from "../jobs/start-job-queue.ts";

export interface BackgroundOptions {
  db: Db;
  /** The same database as `db`. */
  connectionString: string;
  /** Null starts no provider workers. */
  wearable: Wearable | null;
  /** Folder of uploads until they are imported. */
  uploadFolder: string;
  /** Absent or null: no mails are sent. */
  mail?: { sendMail: SendMail; publicOrigin: string } | null;
  /** Absent or null: no nightly backups. */
  backup?: Pick<NightlyBackup, "folder" | "key"> | null;
  log: Log;
  now: () => Date;
  timing?: JobTiming;
  /** False leaves the jobs to other processes. */
  works?: boolean;
}

/** Starts the job queue, and this process's workers unless it leaves the jobs to others. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { db, connectionString, wearable, log, timing = JOB_TIMING, works = true } = options;
  const jobs = await startJobQueue({ db, connectionString, timing, log, works });
  const syncChanges = await followChanges(jobs, SYNC_CHANNEL);
  const importChanges = await followChanges(jobs, IMPORT_CHANNEL);
  const pushChanges = await followChanges(jobs, PUSH_CHANNEL);
  if (works) await startWorkers(jobs, { ...options, timing });
  const planChanged = wearable
    ? announcePlanChange({ db, jobs, timing, log, wearable })
    : async () => {};
  return { jobs, timing, syncChanges, importChanges, pushChanges, planChanged };
}

async function startWorkers(
  jobs: JobQueue,
  options: BackgroundOptions & { timing: JobTiming },
): Promise<void> {
  const { db, connectionString, wearable, uploadFolder, log, now, timing } = options;
  await startCleanup(jobs, { db, log, wearable, uploadFolder, now });
  await startEffortsUpdate(jobs, { db, log });
  await startImportWork({ db, jobs, timing, log, now, uploadFolder });
  await startArchiveWork({ db, connectionString, jobs, log, uploadFolder });
  if (options.mail) {
    const mailWork = { db, log, now, ...options.mail };
    await jobs.work("reset.mail", mailResetLink(mailWork));
    await jobs.work("email.confirm", mailEmailLink(mailWork));
    await jobs.work("notice.mail", mailNotice(mailWork));
  }
  if (options.backup) {
    await startNightlyBackup(jobs, { db, connectionString, log, now, ...options.backup });
  }
  if (wearable) await startWearableWork({ db, jobs, timing, log, now, wearable });
}
