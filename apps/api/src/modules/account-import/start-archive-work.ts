import { failArchiveImport, runArchiveImport, type ArchiveWork } from "./run-archive-import.ts";

/** Starts this process's workers for archives of accounts. */
export async function startArchiveWork(work: ArchiveWork): Promise<void> {
  await work.jobs.work("archive.import", runArchiveImport(work));
  await work.jobs.work("archive.dead", failArchiveImport(work));
}
