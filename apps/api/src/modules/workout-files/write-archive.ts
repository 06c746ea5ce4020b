import { makeZip } from "client-zip";
import type { WorkoutArchive } from "../../trpc/context.ts";
import { archiveFiles } from "./archive-files.ts";

/** The files of exercises as a ZIP archive. */
export async function writeArchive({
  exercises,
  facts,
  title,
  lastModified,
}: WorkoutArchive): Promise<Uint8Array> {
  const entries = archiveFiles(exercises, facts, title).map(({ name, bytes }) => ({
    name,
    input: new Uint8Array(bytes),
    lastModified,
  }));
  return new Response(makeZip(entries)).bytes();
}
