import { failImport } from "./fail-import.ts";
import { runImport, type ImportWork } from "./run-import.ts";

/** An athlete with one file does not wait until another's archive is read. */
const WORKERS = 2;

/** Starts this process's workers for imports. */
export async function startImportWork(work: ImportWork): Promise<void> {
  await work.jobs.work("import.run", runImport(work), { workers: WORKERS });
  await work.jobs.work("import.dead", failImport(work));
}
