import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import {
  archiveFiles,
  countArchiveFiles,
  FileRefusal,
  type ArchivedFile,
  type Recording,
} from "@triplan/activity-files";
import {
  countImportFiles,
  findImport,
  finishImport,
  insertImportFile,
  inTransaction,
  lockImport,
  lockUser,
  notifyImport,
  setFileCount,
  storedBytes,
  type Db,
  type ImportRow,
  type Queryable,
} from "@triplan/db";
import type { JobHandler, JobQueue } from "../../jobs/job-queue.ts";
import type { Job } from "../../jobs/job-types.ts";
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
    const progress = await importFiles(work, { ...row, uploadKey: row.uploadKey }, job);
    await inTransaction(work.db, async (trx) => {
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

interface StoredImport extends ImportRow {
  uploadKey: string;
}

async function importFiles(
  work: ImportWork,
  row: StoredImport,
  { data, signal }: Job<"import.run">,
): Promise<Progress> {
  const { db, uploadFolder, timing } = work;
  const path = uploadPath(uploadFolder, row.uploadKey);
  const isNoticeDue = everySoOften(NOTICE_MS);
  const isSpaceFull = spaceCheck(row.userId);
  const reader = new FileReader(work.log);
  const until = performance.now() + 1000 * timing.importSlice;
  const done = await countImportFiles(db, { userId: row.userId, importId: row.id });
  let files = 0;
  try {
    const isZip = await isArchive(path, row.name);
    if (done === 0) await setFileCount(db, data, isZip ? await countArchiveFiles(path) : 1);
    for await (const file of isZip ? archiveFiles(path) : oneFile(path, row.name)) {
      files += 1;
      if (file.position < done) continue;
      if (signal.aborted || (files > done + 1 && performance.now() > until)) return "paused";
      const contents = await contentsOf(work, file, reader);
      const goesOn = await importFile(work, row, file, {
        contents,
        exerciseId: data.exerciseId ?? null,
        isNoticeDue: isNoticeDue(),
        isSpaceFull,
      });
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

/** Followers read a running import again at most this often. */
const NOTICE_MS = 500;

/** True at the first call and at later ones that come as much later. */
function everySoOften(ms: number): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

/** The samples of so many files are a small part of an athlete's space. */
const FILES_PER_CHECK = 100;

type SpaceCheck = (trx: Queryable) => Promise<boolean>;

/** Whether the athlete's samples fill their space. An archive adds them up every so many files. */
function spaceCheck(userId: number): SpaceCheck {
  let files = 0;
  let isFull = false;
  return async (trx) => {
    if (isFull || files % FILES_PER_CHECK === 0) {
      isFull = (await storedBytes(trx, userId)) >= MAX_STORED_BYTES;
    }
    files += 1;
    return isFull;
  };
}

const oneFile = (path: string, name: string): ArchivedFile[] => [
  { position: 0, name, read: async () => new Uint8Array(await readFile(path)) },
];

async function isArchive(path: string, name: string): Promise<boolean> {
  if (/\.zip$/i.test(name)) return true;
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString("latin1") === "PK";
  } finally {
    await file.close();
  }
}

type Contents = { sha256: string; recordings: Recording[] } | { refused: string };

const contentsOf = (
  { now }: ImportWork,
  { read }: ArchivedFile,
  reader: FileReader,
): Promise<Contents> =>
  orRefusal(async () => {
    const bytes = await read();
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const recordings = await reader.read(bytes);
    const problem = storingProblem(recordings, now());
    if (problem !== null) throw new FileRefusal(problem);
    return { sha256, recordings };
  });

interface FileWork {
  contents: Contents;
  exerciseId: number | null;
  isNoticeDue: boolean;
  isSpaceFull: SpaceCheck;
}

/** False if the import was stopped or undone meanwhile. */
async function importFile(
  { db }: ImportWork,
  { userId, id: importId, timeZone }: ImportRow,
  { position, name }: ArchivedFile,
  { contents, exerciseId, isNoticeDue, isSpaceFull }: FileWork,
): Promise<boolean> {
  const key = { userId, importId };
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const row = await lockImport(trx, key);
    if (row?.status !== "running") return false;
    let outcome: FileOutcome;
    if ("refused" in contents) outcome = refusal(contents.refused);
    else if (await isSpaceFull(trx)) outcome = refusal(NO_SPACE);
    else outcome = await storeRecordings(trx, { ...key, timeZone, exerciseId, ...contents });
    await insertImportFile(trx, { ...key, position, name, ...outcome });
    if (isNoticeDue) await notifyImport(trx, key);
    return true;
  });
}

const refusal = (reason: string): FileOutcome => ({
  outcome: "refused",
  reason,
  activityId: null,
});

async function orRefusal(read: () => Promise<Contents>): Promise<Contents> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message };
    throw error;
  }
}
