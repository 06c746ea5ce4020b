import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { ImportKey } from "./import-key.ts";

/** Bytes of the user's uploads that wait on the disk or are being received. */
export async function waitingBytes(db: Queryable, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom("activityImport")
    .select(sql<string>`coalesce(sum(byte_length), 0)`.as("bytes"))
    .where("userId", "=", userId)
    .where("status", "=", "running")
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Names the stored upload of an import; false if the import was stopped or undone meanwhile. */
export async function completeUpload(
  db: Queryable,
  {
    userId,
    importId,
    uploadKey,
    byteLength,
  }: ImportKey & { uploadKey: string; byteLength: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("activityImport")
    .set({ uploadKey, byteLength, updatedAt: sql`now()` })
    .where("id", "=", importId)
    .where("userId", "=", userId)
    .where("status", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends imports whose upload broke off with its server. */
export async function failBrokenUploads(
  db: Queryable,
  { before, error }: { before: string; error: string },
): Promise<number> {
  const rows = await db
    .updateTable("activityImport")
    .set({ status: "failed", error, finishedAt: sql`now()`, updatedAt: sql`now()` })
    .where("status", "=", "running")
    .where("uploadKey", "is", null)
    .where("createdAt", "<", before)
    .returning("id")
    .execute();
  return rows.length;
}

/** Uploads that an import still needs, of recordings or of an account. */
export async function listUploadKeys(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .selectFrom("activityImport")
    .select("uploadKey")
    .unionAll(db.selectFrom("accountImport").select("uploadKey"))
    .execute();
  return new Set(rows.flatMap(({ uploadKey }) => uploadKey ?? []));
}
