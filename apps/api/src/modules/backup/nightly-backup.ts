import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Log } from "../../log.ts";
import { expiredNightlyFiles, isUnfinishedNightly, nightlyFile } from "./nightly-files.ts";
import { saveBackup } from "./save-backup.ts";

/** A failed backup is tried again after an hour, and a missed one after the next start. */
const HOURLY = "40 * * * *";

export interface NightlyBackup {
  db: Db;
  /** The same database as `db`. */
  connectionString: string;
  /** Created if missing; other files in it are left alone. */
  folder: string;
  key: Uint8Array | null;
  log: Log;
  now: () => Date;
}

/** Saves the backup of the day unless there is one, then deletes those that are no longer kept. */
async function backUpNightly(backup: NightlyBackup): Promise<void> {
  const { connectionString, folder, key, log } = backup;
  const now = backup.now();
  const file = join(folder, nightlyFile(now));
  if (existsSync(file)) return;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await deleteFiles(folder, (await readdir(folder)).filter(isUnfinishedNightly));
    const { bytes } = await saveBackup({ connectionString, key, now }, file);
    const expired = expiredNightlyFiles(await readdir(folder));
    await deleteFiles(folder, expired);
    log.info({ file, bytes, deleted: expired.length }, "nightly backup saved");
  } catch (err) {
    log.error({ err, file }, "nightly backup failed");
    throw err;
  }
}

async function deleteFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** Saves a backup each night and now, in one process at a time. */
export async function startNightlyBackup(jobs: JobQueue, backup: NightlyBackup): Promise<void> {
  await jobs.schedule("backup.nightly", HOURLY, {});
  await jobs.send(backup.db, "backup.nightly", {});
  await jobs.work("backup.nightly", () => backUpNightly(backup));
}
