import { makeZip } from "client-zip";
import type { ArchiveFile } from "./archive-file.ts";

/** A ZIP archive of files that all have the same time. */
export async function writeArchive(
  files: readonly ArchiveFile[],
  lastModified: Date,
): Promise<Uint8Array> {
  const entries = files.map(({ name, bytes }) => ({
    name,
    input: new Uint8Array(bytes),
    lastModified,
  }));
  return new Response(makeZip(entries)).bytes();
}
