import { createReadStream } from "node:fs";
import { BackupError, readBackup, type BackupSummary } from "@triplan/db/backup";

/**
 * Reads a saved file back from the disk and checks every hash. Throws a BackupError if it does not
 * hold what was written.
 */
export async function checkSaved(
  file: string,
  key: Uint8Array | null,
  { end }: Pick<BackupSummary, "end">,
): Promise<void> {
  const found = await readBackup(createReadStream(file), key);
  if (JSON.stringify(found.end) === JSON.stringify(end)) return;
  throw new BackupError(`${file} holds something else than was written to it.`);
}
