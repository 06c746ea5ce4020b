import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { BackupError } from "@triplan/db/backup";

/** The bytes of a file, or of the standard input for "-". Throws a BackupError if the file is missing. */
export async function openBackup(name: string): Promise<AsyncIterable<Buffer>> {
  if (name === "-") return process.stdin;
  const file = resolve(name);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BackupError(`There is no file ${file}.`);
  return createReadStream(file);
}
