import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "@triplan/domain";

export interface StoredUpload {
  /** Its name in the folder. */
  key: string;
  byteLength: number;
}

/** A path in the folder; keys are made here, so they lead nowhere else. */
export const uploadPath = (folder: string, key: string): string => join(folder, key);

/** Streams an upload to the folder. Throws `too_large` beyond the limit and keeps nothing then. */
export async function storeUpload(
  folder: string,
  bytes: Readable,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<StoredUpload> {
  await mkdir(folder, { recursive: true });
  const key = randomUUID();
  let byteLength = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      byteLength += chunk.length;
      done(byteLength > maxBytes ? new DomainError("too_large", tooLarge) : null, chunk);
    },
  });
  try {
    await pipeline(bytes, counted, createWriteStream(uploadPath(folder, key), { mode: 0o600 }));
    return { key, byteLength };
  } catch (error) {
    await deleteUpload(folder, key);
    throw error;
  }
}

export async function deleteUpload(folder: string, key: string): Promise<void> {
  await rm(uploadPath(folder, key), { force: true });
}

/** An upload belongs to no import until it is complete. */
const MIN_STRAY_AGE = 24 * 3600 * 1000;

/** Deletes what no import needs: uploads that were interrupted, or whose account was deleted. */
export async function deleteStrayUploads(
  folder: string,
  kept: ReadonlySet<string>,
  now: Date,
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const strays = names.filter((name) => !kept.has(name));
  let deleted = 0;
  for (const name of strays) {
    const path = uploadPath(folder, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (now.getTime() - changed < MIN_STRAY_AGE) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
