import { randomUUID } from "node:crypto";
import { mkdir, open, type FileHandle } from "node:fs/promises";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { deleteUpload, uploadPath } from "../imports/uploads.ts";
import { writeAccountArchive } from "./write-account-archive.ts";

export interface AccountFile {
  name: string;
  byteLength: number;
  /** Its folder lists it no more: it is gone once closed. */
  file: FileHandle;
}

/**
 * Everything that is stored of the user as one archive. It is written to a file first, so that a slow download
 * holds no connection to the database, and a failure answers an error.
 */
export async function exportAccount(ctx: AuthedContext): Promise<AccountFile> {
  const { db, userId, now, settings } = ctx;
  const { uploadFolder, publicOrigin } = settings;
  await mkdir(uploadFolder, { recursive: true });
  const key = `export-${randomUUID()}`;
  const path = uploadPath(uploadFolder, key);
  try {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => writeAccountArchive({ db: trx, userId, now, publicOrigin }, path));
    const file = await open(path);
    const { size: byteLength } = await file.stat();
    await audit(db, ctx, { userId, event: "data-downloaded" });
    return { name: `triplan-${now.toISOString().slice(0, 10)}.zip`, byteLength, file };
  } finally {
    await deleteUpload(uploadFolder, key);
  }
}
