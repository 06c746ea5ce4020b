import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { BackupError, readBackup } from "@triplan/db/backup";
import type { Env } from "../../env/env.ts";
import { findLastBackup, type LastBackup } from "../../modules/backup/find-last-backup.ts";
import { isOpenToOthers } from "../../modules/backup/save-backup.ts";
import { contentsOf } from "../backup/contents-of.ts";
import { ok, problem, warning, type Finding } from "./finding.ts";

const HOUR = 3600;
/** A nightly backup is retried every hour. */
const MAX_AGE = 25 * HOUR;
/** Larger files take longer to read than a check should. */
const MAX_READ = 64 * 1024 * 1024;

/** Whether the last nightly backup is recent, private and readable with the present key. */
export async function checkBackups(env: Env, now: Date): Promise<Finding[]> {
  if (env.BACKUP_DIR === undefined) {
    return [warning("backups", "BACKUP_DIR is not set: no nightly backups")];
  }
  const folder = resolve(env.BACKUP_DIR);
  const last = await findLastBackup(folder, now);
  if (!last) {
    return [problem("backups", `None in ${folder}. Look for "nightly backup failed" in the log`)];
  }
  const key = env.BACKUP_KEY ?? null;
  const findings: Finding[] = [];
  if (last.ageSeconds > MAX_AGE) {
    const hours = Math.round(last.ageSeconds / HOUR);
    const advice = 'Look for "nightly backup failed" in the log';
    findings.push(problem("backups", `The last one is ${hours} hours old. ${advice}`));
  }
  if (key === null && isOpenToOthers(last.mode)) {
    const advice = `chmod 600 ${last.file}, or set BACKUP_KEY`;
    findings.push(problem("backups", `Other accounts of this machine can read it: ${advice}`));
  }
  return [...findings, await checkContent(last, key)];
}

async function checkContent({ file, bytes }: LastBackup, key: Uint8Array | null): Promise<Finding> {
  if (bytes > MAX_READ) return ok("backups", `${file} exists: try pnpm backup verify ${file}`);
  try {
    const summary = await readBackup(createReadStream(file), key);
    return ok("backups", `Every hash of the last one is right: ${contentsOf(summary)}`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return problem("backups", `${file} can't be restored: ${error.message}`);
  }
}
