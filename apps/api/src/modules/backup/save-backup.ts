import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import {
  BackupError,
  writeBackup,
  type BackupSource,
  type BackupSummary,
} from "@triplan/db/backup";

import { checkSaved } from "./check-saved.ts";

/** Ends the name of a file that is being written. */
const UNFINISHED = ".part";

const OTHERS = constants.S_IRWXG | constants.S_IRWXO;

/** Whether accounts other than the owner may read a file of this mode. */
export const isOpenToOthers = (mode: number): boolean => (mode & OTHERS) !== 0;

export const readableByOthers = (file: string) =>
  new BackupError(
    `Other accounts of this machine could read ${file}, and it would not be encrypted. ` +
      "Set BACKUP_KEY, or write it to another folder.",
  );

/**
 * Saves a backup that only its owner can read. The file has its name once all of it is on the disk
 * and was read back. Throws a BackupError if that fails, or if others could read it without a key.
 */
export async function saveBackup(
  source: BackupSource,
  file: string,
): Promise<BackupSummary & { bytes: number }> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(4).toString("hex")}${UNFINISHED}`;
  const stream = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  try {
    await once(stream, "open");
    // Some file systems know no modes.
    if (!source.key && isOpenToOthers((await stat(unfinished)).mode)) throw readableByOthers(file);
    const summary = await writeBackup(source, stream);
    const { size: bytes } = await stat(unfinished);
    await checkSaved(unfinished, source.key, summary);
    await rename(unfinished, file);
    await syncFolder(folder);
    return { ...summary, bytes };
  } catch (error) {
    stream.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A rename survives a power cut only if its folder is synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
