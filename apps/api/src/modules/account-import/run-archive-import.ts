import {
  findAccountImport,
  finishAccountImport,
  inTransaction,
  type AccountImportKey,
  type Db,
} from "@triplan/db";
import type { JobHandler, JobQueue } from "../../jobs/job-queue.ts";
import { ARCHIVE_SECONDS } from "../../jobs/job-timing.ts";
import type { Log } from "../../log.ts";
import { deleteUpload, uploadPath } from "../imports/uploads.ts";
import { inArchiveThread } from "./in-archive-thread.ts";

export interface ArchiveWork {
  db: Db;
  /** The same database as `db`. */
  connectionString: string;
  jobs: JobQueue;
  log: Log;
  uploadFolder: string;
}

/**
 * Job: stores an archive, in a thread and in one transaction with the end of its import. A job that is repeated
 * after a crash starts with nothing stored, or finds that all is.
 */
export function runArchiveImport(work: ArchiveWork): JobHandler<"archive.import"> {
  const { db, connectionString, log, uploadFolder } = work;
  return async ({ data: key }, finish) => {
    const row = await findAccountImport(db, key.userId);
    if (row?.id !== key.importId || row.status !== "running" || row.uploadKey === null) return;
    const { uploadKey } = row;
    const path = uploadPath(uploadFolder, uploadKey);
    const task = { store: { ...key, path, now: new Date().toISOString() } };
    const thread = { log, connectionString, seconds: ARCHIVE_SECONDS };
    const answer = await inArchiveThread(task, thread);
    if ("failure" in answer) throw new Error(answer.failure);
    const error = "refusal" in answer ? answer.refusal : null;
    await inTransaction(db, async (trx) => {
      await finish(trx);
      await finishAccountImport(trx, { ...key, error });
    });
    await deleteUpload(uploadFolder, uploadKey);
    if (error === null) log.info({ network: row.network, userId: key.userId }, "data imported");
  };
}

const FAILED = "Something went wrong. Try again later.";

/** Job: ends an import of an archive whose job failed for good. */
export function failArchiveImport({
  db,
  log,
  uploadFolder,
}: ArchiveWork): JobHandler<"archive.dead"> {
  return async ({ data }, finish) => {
    const uploadKey = await uploadOf(db, data);
    await inTransaction(db, async (trx) => {
      await finish(trx);
      await finishAccountImport(trx, { ...data, error: FAILED });
    });
    if (uploadKey !== null) await deleteUpload(uploadFolder, uploadKey);
    log.error(data, "import of an archive failed for good");
  };
}

async function uploadOf(db: Db, { userId, importId }: AccountImportKey): Promise<string | null> {
  const row = await findAccountImport(db, userId);
  return row?.id === importId ? row.uploadKey : null;
}
