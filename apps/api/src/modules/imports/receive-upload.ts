import type { Readable } from "node:stream";
import { ARCHIVE_LIMITS, FILE_LIMITS } from "@triplan/activity-files";
import { insertImport, storedBytes, waitingBytes } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { backgroundOf } from "../../trpc/background.ts";
import { MAX_STORED_BYTES, NO_SPACE } from "./import-limits.ts";
import { deleteUpload, storeUpload } from "./uploads.ts";

export interface Upload {
  /** The file's name; only its end matters. */
  name: string;
  /** As the client says; null if it doesn't. */
  byteLength: number | null;
  bytes: Readable;
}

const IS_ARCHIVE = /\.zip$/i;

/** Stores an upload on the disk and enqueues its import. */
export async function receiveUpload(
  ctx: AuthedContext,
  { name, byteLength: stated, bytes }: Upload,
): Promise<{ importId: number }> {
  const { db, userId, timeZone } = ctx;
  const { jobs } = backgroundOf(ctx);
  const { uploadFolder } = ctx.settings;
  const limit = IS_ARCHIVE.test(name)
    ? { maxBytes: ARCHIVE_LIMITS.bytes, tooLarge: "This archive is larger than 2 GB." }
    : { maxBytes: FILE_LIMITS.fileBytes, tooLarge: "This file is larger than 25 MB." };
  if (stated !== null && stated > limit.maxBytes)
    throw new DomainError("too_large", limit.tooLarge);
  await refuseWithoutSpace(ctx, stated ?? 0);
  const { key: uploadKey, byteLength } = await storeUpload(uploadFolder, bytes, limit);
  try {
    return await db.transaction().execute(async (trx) => {
      const importId = await insertImport(trx, { userId, name, byteLength, timeZone, uploadKey });
      await jobs.send(trx, "import.run", { userId, importId }, { key: String(userId) });
      return { importId };
    });
  } catch (error) {
    await deleteUpload(uploadFolder, uploadKey);
    throw error;
  }
}

async function refuseWithoutSpace({ db, userId }: AuthedContext, bytes: number): Promise<void> {
  if ((await waitingBytes(db, userId)) + bytes > 2 * ARCHIVE_LIMITS.bytes) {
    throw new DomainError("conflict", "Other imports of yours are running. Wait until they end.");
  }
  if ((await storedBytes(db, userId)) >= MAX_STORED_BYTES) {
    throw new DomainError("conflict", NO_SPACE);
  }
}
