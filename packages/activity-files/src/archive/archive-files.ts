import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Entry, ZipFile } from "yauzl";
import { FileRefusal } from "../recording/file-refusal.ts";
import { FILE_LIMITS } from "../recording/limits.ts";
import { ARCHIVE_LIMITS } from "./archive-limits.ts";
import { entryName, openEntry, openZip, zipEntries } from "./zip-entries.ts";

export interface ArchivedFile {
  /** The same on every reading, rising from 0. */
  position: number;
  /** Its path in the archive, only for display. */
  name: string;
  /** Unpacks the file. Throws a FileRefusal for what can't be unpacked or is too large. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const RECORDING = /\.(?:fit|tcx|gpx)(?:\.gz)?$/i;
const ARCHIVE = /\.zip$/i;

/**
 * The FIT, TCX and GPX files of an archive and of the archives in it, one level deep. Other files
 * are left out. Throws a FileRefusal for what is no archive, or one beyond the limits.
 */
export async function* archiveFiles(path: string): AsyncGenerator<ArchivedFile> {
  const total = { files: 0, bytes: 0, position: 0 };
  yield* filesOf(path, "", total);
}

/** Number of files that `archiveFiles` yields; null if archives in it or damage hide that. */
export async function countArchiveFiles(path: string): Promise<number | null> {
  let files = 0;
  try {
    const zip = await openZip(path);
    try {
      for await (const entry of zipEntries(zip)) {
        const name = entryName(entry);
        if (ARCHIVE.test(name)) return null;
        if (RECORDING.test(name)) files += 1;
      }
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof FileRefusal) return null;
    throw error;
  }
  return files;
}

/** Counted over all levels. */
interface Total {
  files: number;
  bytes: number;
  position: number;
}

async function* filesOf(path: string, folder: string, total: Total): AsyncGenerator<ArchivedFile> {
  const zip = await openZip(path);
  try {
    total.files += zip.entryCount;
    if (total.files > ARCHIVE_LIMITS.files) {
      throw new FileRefusal("This archive holds more than 20,000 files. Split it.");
    }
    for await (const entry of zipEntries(zip)) {
      const name = `${folder}${entryName(entry)}`;
      if (RECORDING.test(name)) {
        const { position } = total;
        total.position += 1;
        yield { position, name, read: () => readEntry(zip, entry, total) };
      } else if (ARCHIVE.test(name) && folder === "") {
        yield* orRefusal(filesOfInner(zip, entry, { path, name, total }), name, total);
      }
    }
  } finally {
    zip.close();
  }
}

/** What is wrong with an inner archive is the outcome of one more file: the others can be read. */
async function* orRefusal(
  files: AsyncGenerator<ArchivedFile>,
  name: string,
  total: Total,
): AsyncGenerator<ArchivedFile> {
  try {
    yield* files;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const { position } = total;
    total.position += 1;
    yield { position, name, read: () => Promise.reject(error) };
  }
}

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  total: Total,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.uncompressedSize > FILE_LIMITS.fileBytes) {
    throw new FileRefusal("This file is larger than 25 MB.");
  }
  const stream = await openBounded(zip, entry, total);
  try {
    return new Uint8Array(await buffer(stream));
  } catch {
    throw new FileRefusal("This file is damaged in its archive.");
  }
}

/** The unpacked bytes, if they are within the bounds. */
async function openBounded(zip: ZipFile, entry: Entry, total: Total) {
  const { compressedSize, uncompressedSize } = entry;
  total.bytes += uncompressedSize;
  const isBomb = uncompressedSize > ARCHIVE_LIMITS.ratio * Math.max(compressedSize, 1024);
  if (isBomb || total.bytes > ARCHIVE_LIMITS.unpackedBytes) {
    throw new FileRefusal("This file is far larger unpacked than any recording.");
  }
  return openEntry(zip, entry);
}

/** Unpacks the inner archive beside the outer one while its files are read. */
async function* filesOfInner(
  zip: ZipFile,
  entry: Entry,
  { path, name, total }: { path: string; name: string; total: Total },
): AsyncGenerator<ArchivedFile> {
  const innerPath = `${path}.inner`;
  try {
    await pipeline(
      await openBounded(zip, entry, total),
      limitBytes(ARCHIVE_LIMITS.bytes),
      createWriteStream(innerPath),
    );
    yield* filesOf(innerPath, `${name}/`, total);
  } finally {
    await rm(innerPath, { force: true });
  }
}

/** Passes bytes on up to a limit. */
function limitBytes(maxBytes: number): Transform {
  let count = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      count += chunk.length;
      done(count > maxBytes ? new FileRefusal("This archive is larger than 2 GB.") : null, chunk);
    },
  });
}
