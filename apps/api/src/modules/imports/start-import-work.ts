import { failImport } from "./fail-import.ts";
import { runImport, type ImportWork } from "./run-import.ts";

/** Starts this process's workers for imports. */
export async function startImportWork(work: ImportWork): Promise<void> {
  await work.jobs.work("import.run", runImport(work));
  await work.jobs.work("import.dead", failImport(work));
}
