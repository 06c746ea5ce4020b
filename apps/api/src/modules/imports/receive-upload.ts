import type { Readable } from "node:stream";
import { ARCHIVE_LIMITS, FILE_LIMITS } from "@triplan/activity-files";
import {
  completeUpload,
  deleteImport,
  findExercise,
  insertImport,
  inTransaction,
  lockUser,
  storedBytes,
  waitingBytes,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { MAX_STORED_BYTES, MAX_WAITING_BYTES, NO_SPACE } from "./import-limits.ts";
import { deleteUpload, storeUpload } from "./uploads.ts";

export interface Upload {
  /** The file's name; only its end matters. */
  name: string;
  /** As the client says; null if it doesn't. */
  byteLength: number | null;
  /** The exercise that the file is meant to complete. */
  exerciseId: number | null;
  bytes: Readable;
}

const IS_ARCHIVE = /\.zip$/i;

/** Stores an upload on the disk and enqueues its import. */
export async function receiveUpload(
  ctx: AuthedContext,
  { name, byteLength: stated, exerciseId, bytes }: Upload,
): Promise<{ importId: number }> {
  const { db, userId } = ctx;
  const { jobs } = backgroundOf(ctx);
  const { uploadFolder } = ctx.settings;
  const limit = IS_ARCHIVE.test(name)
    ? { maxBytes: ARCHIVE_LIMITS.bytes, tooLarge: "This archive is larger than 2 GB." }
    : { maxBytes: FILE_LIMITS.fileBytes, tooLarge: "This file is larger than 25 MB." };
  if (stated !== null && stated > limit.maxBytes)
    throw new DomainError("too_large", limit.tooLarge);
  if (exerciseId !== null && !(await findExercise(db, { userId, exerciseId })))
    throw new DomainError("not_found", "Exercise not found");
  // Without a stated length the largest one is reserved, so that parallel uploads share the limit.
  const importId = await reserveSpace(ctx, { name, byteLength: stated ?? limit.maxBytes });
  const key = { userId, importId };
  try {
    const { key: uploadKey, byteLength } = await storeUpload(uploadFolder, bytes, limit);
    try {
      await inTransaction(db, async (trx) => {
        const isOpen = await completeUpload(trx, { ...key, uploadKey, byteLength });
        if (!isOpen) throw new DomainError("conflict", ENDED);
        const job = { ...key, ...(exerciseId !== null && { exerciseId }) };
        await jobs.send(trx, "import.run", job, { key: String(userId) });
      });
    } catch (error) {
      await deleteUpload(uploadFolder, uploadKey);
      throw error;
    }
  } catch (error) {
    await deleteImport(db, key);
    throw error;
  }
  return { importId };
}

const ENDED = "This import was stopped or undone while its file arrived.";

/** Opens an import that takes up the space of its upload. */
function reserveSpace(
  { db, userId, timeZone }: AuthedContext,
  { name, byteLength }: { name: string; byteLength: number },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    if ((await waitingBytes(trx, userId)) + byteLength > MAX_WAITING_BYTES) {
      throw new DomainError("conflict", "Other imports of yours are running. Wait until they end.");
    }
    if ((await storedBytes(trx, userId)) >= MAX_STORED_BYTES) {
      throw new DomainError("conflict", NO_SPACE);
    }
    return insertImport(trx, { userId, name, byteLength, timeZone, uploadKey: null });
  });
}
