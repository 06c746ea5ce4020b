import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { archiveFiles, FileRefusal, type ArchivedFile } from "@triplan/activity-files";
import {
  countImportFiles,
  findImport,
  finishImport,
  insertImportFile,
  lockImport,
  lockUser,
  storedBytes,
  type Db,
  type ImportRow,
} from "@triplan/db";
import type { JobHandler, JobQueue } from "../../jobs/job-queue.ts";
import type { JobTiming } from "../../jobs/job-timing.ts";
import type { Log } from "../../log.ts";
import { FileReader } from "./file-reader.ts";
import { MAX_STORED_BYTES, NO_SPACE } from "./import-limits.ts";
import { storeRecordings, storingProblem, type FileOutcome } from "./store-recordings.ts";
import { deleteUpload, uploadPath } from "./uploads.ts";

export interface ImportWork {
  db: Db;
  jobs: JobQueue;
  log: Log;
  now: () => Date;
  /** Folder of the uploads. */
  uploadFolder: string;
  timing: Pick<JobTiming, "importSlice">;
}

/** `paused`: another job goes on. Else why the import failed, or null. */
type Progress = "paused" | { error: string | null };

/**
 * Job: stores the files of an upload, each in a transaction with its outcome. A job that is
 * repeated, after a crash or by another server, goes on after the last stored file.
 */
export function runImport(work: ImportWork): JobHandler<"import.run"> {
  return async (job, finish) => {
    const key = job.data;
    const row = await findImport(work.db, key);
    if (row?.status !== "running" || row.uploadKey === null) return;
    const progress = await importFiles(work, row, row.uploadKey, job.signal);
    await work.db.transaction().execute(async (trx) => {
      await finish(trx);
      if (progress === "paused") {
        await work.jobs.send(trx, "import.run", key, { key: String(key.userId) });
      } else {
        await finishImport(trx, key, progress.error);
      }
    });
    if (progress !== "paused") await deleteUpload(work.uploadFolder, row.uploadKey);
  };
}

async function importFiles(
  work: ImportWork,
  row: ImportRow,
  uploadKey: string,
  signal: AbortSignal,
): Promise<Progress> {
  const { db, uploadFolder, timing } = work;
  const reader = new FileReader(work.log);
  const until = performance.now() + 1000 * timing.importSlice;
  const done = await countImportFiles(db, { userId: row.userId, importId: row.id });
  let files = 0;
  try {
    for await (const file of filesOf(uploadPath(uploadFolder, uploadKey), row.name)) {
      files += 1;
      if (file.position < done) continue;
      if (signal.aborted || (files > done + 1 && performance.now() > until)) return "paused";
      const goesOn = await importFile(work, row, file, reader);
      if (!goesOn) return { error: null };
    }
    return { error: files === 0 ? NO_FILES : null };
  } catch (error) {
    if (error instanceof FileRefusal) return { error: error.message };
    if (!isMissing(error)) throw error;
    return { error: LOST };
  } finally {
    await reader.close();
  }
}

const NO_FILES = "This archive holds no FIT, TCX or GPX files.";
const LOST = "The upload was lost before all of it was read. Import it again.";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** The files of an archive, or the upload itself. */
async function* filesOf(path: string, name: string): AsyncGenerator<ArchivedFile> {
  if (/\.zip$/i.test(name) || (await isZip(path))) yield* archiveFiles(path);
  else yield { position: 0, name, read: async () => new Uint8Array(await readFile(path)) };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString("latin1") === "PK";
  } finally {
    await file.close();
  }
}

/** False if the import was undone meanwhile. */
async function importFile(
  { db, now }: ImportWork,
  { userId, id: importId, timeZone }: ImportRow,
  { position, name, read }: ArchivedFile,
  reader: FileReader,
): Promise<boolean> {
  const contents = await orRefusal(async () => {
    const bytes = await read();
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const recordings = await reader.read(bytes);
    const problem = storingProblem(recordings, now());
    if (problem !== null) throw new FileRefusal(problem);
    return { sha256, recordings };
  });
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const row = await lockImport(trx, { userId, importId });
    if (row?.status !== "running") return false;
    const isFull = (await storedBytes(trx, userId)) >= MAX_STORED_BYTES;
    const outcome =
      "refused" in contents || isFull
        ? refusal("refused" in contents ? contents.refused : NO_SPACE)
        : await storeRecordings(trx, { userId, importId, timeZone, ...contents });
    await insertImportFile(trx, { userId, importId, position, name, ...outcome });
    return true;
  });
}

const refusal = (reason: string): FileOutcome => ({
  outcome: "refused",
  reason,
  activityId: null,
});

async function orRefusal<Contents>(
  read: () => Promise<Contents>,
): Promise<Contents | { refused: string }> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message };
    throw error;
  }
}
