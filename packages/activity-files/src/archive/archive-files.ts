import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { FileRefusal } from "../recording/file-refusal.ts";
import { FILE_LIMITS } from "../recording/limits.ts";
import { plainText } from "../recording/plausible.ts";
import { ARCHIVE_LIMITS } from "./archive-limits.ts";

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
const MAX_NAME = 500;

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
    const zip = await open(path);
    try {
      for await (const entry of entriesOf(zip)) {
        const name = nameOf(entry);
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
  const zip = await open(path);
  try {
    total.files += zip.entryCount;
    if (total.files > ARCHIVE_LIMITS.files) {
      throw new FileRefusal("This archive holds more than 20,000 files. Split it.");
    }
    for await (const entry of entriesOf(zip)) {
      const name = `${folder}${nameOf(entry)}`;
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

const DAMAGED = "This archive is damaged or incomplete. Export it again.";

async function open(path: string): Promise<ZipFile> {
  try {
    // Names are only shown, so any name is accepted.
    return await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") throw error;
    throw new FileRefusal(DAMAGED);
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    for await (const entry of zip.eachEntry()) yield entry;
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw new FileRefusal(DAMAGED);
  }
}

/** With `decodeStrings: false` names are bytes. */
function nameOf({ fileName }: { fileName: unknown }): string {
  const name = Buffer.isBuffer(fileName) ? fileName.toString("utf8") : String(fileName);
  return plainText(name.replaceAll("\\", "/"), MAX_NAME) ?? "";
}

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  total: Total,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.uncompressedSize > FILE_LIMITS.fileBytes) {
    throw new FileRefusal("This file is larger than 25 MB.");
  }
  const stream = await openEntry(zip, entry, total);
  try {
    return new Uint8Array(await buffer(stream));
  } catch {
    throw new FileRefusal("This file is damaged in its archive.");
  }
}

/** The unpacked bytes; yauzl ends with an error if there are more than the entry says. */
async function openEntry(zip: ZipFile, entry: Entry, total: Total) {
  const { compressedSize, uncompressedSize } = entry;
  total.bytes += uncompressedSize;
  const isBomb = uncompressedSize > ARCHIVE_LIMITS.ratio * Math.max(compressedSize, 1024);
  if (isBomb || total.bytes > ARCHIVE_LIMITS.unpackedBytes) {
    throw new FileRefusal("This file is far larger unpacked than any recording.");
  }
  if (!entry.canDecodeFileData()) {
    throw new FileRefusal("This file is encrypted or packed in an unusual way. Unpack it first.");
  }
  return zip.openReadStreamPromise(entry);
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
      await openEntry(zip, entry, total),
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
