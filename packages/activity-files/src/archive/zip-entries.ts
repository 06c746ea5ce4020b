import type { Readable } from "node:stream";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { FileRefusal } from "../recording/file-refusal.ts";
import { plainText } from "../recording/plausible.ts";

export type { Entry as ZipEntry, ZipFile } from "yauzl";

const DAMAGED = "This archive is damaged or incomplete. Export it again.";
const MAX_NAME = 500;

/** Opens a ZIP archive; the caller closes it. Throws a FileRefusal for other or damaged files. */
export async function openZip(path: string): Promise<ZipFile> {
  try {
    // Names are only compared and shown, so any name is accepted.
    return await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") throw error;
    throw new FileRefusal(DAMAGED);
  }
}

/** The entries of an archive. Throws a FileRefusal where it is damaged. */
export async function* zipEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    for await (const entry of zip.eachEntry()) yield entry;
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw new FileRefusal(DAMAGED);
  }
}

/** The name of an entry as plain text with forward slashes. */
export function entryName({ fileName }: { fileName: unknown }): string {
  // With `decodeStrings: false` names are bytes.
  const name = Buffer.isBuffer(fileName) ? fileName.toString("utf8") : String(fileName);
  return plainText(name.replaceAll("\\", "/"), MAX_NAME) ?? "";
}

/**
 * The unpacked bytes of an entry; the stream ends with an error if there are more or fewer than the entry
 * says. Throws a FileRefusal for an encrypted one.
 */
export function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (!entry.canDecodeFileData()) {
    throw new FileRefusal("This file is encrypted or packed in an unusual way. Unpack it first.");
  }
  return zip.openReadStreamPromise(entry);
}
