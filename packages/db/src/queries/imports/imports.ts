import type { ImportOutcome } from "@triplan/domain";
import { sql } from "kysely";
import type { ImportRow } from "../../tables/imports.ts";
import type { Queryable } from "../../tables/database.ts";
import { CURRENT_OUTCOME } from "./import-files.ts";
import type { ImportKey } from "./import-key.ts";

/** The channel that receives `<user id>/<import id>` when an import changes or ends. */
export const IMPORT_CHANNEL = "activity_import";

export interface NewImport {
  userId: number;
  name: string;
  byteLength: number;
  timeZone: string;
  /** Null while the upload is received: then `byteLength` reserves its space. */
  uploadKey: string | null;
}

/** Opens an import and returns its id. */
export async function insertImport(db: Queryable, values: NewImport): Promise<number> {
  const { id } = await db
    .insertInto("activityImport")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const importOf = (db: Queryable, { userId, importId }: ImportKey) =>
  db
    .selectFrom("activityImport")
    .selectAll()
    .where("id", "=", importId)
    .where("userId", "=", userId);

/** Undefined if the user has no import with that id. */
export const findImport = (db: Queryable, key: ImportKey): Promise<ImportRow | undefined> =>
  importOf(db, key).executeTakeFirst();

/** Like `findImport`, locked until the transaction ends. */
export const lockImport = (db: Queryable, key: ImportKey): Promise<ImportRow | undefined> =>
  importOf(db, key).forUpdate().executeTakeFirst();

/** Notifies the followers of the user's imports once the transaction is committed. */
export async function notifyImport(db: Queryable, { userId, importId }: ImportKey): Promise<void> {
  await sql`select pg_notify(${IMPORT_CHANNEL}, ${`${userId}/${importId}`})`.execute(db);
}

/** An import with the number of its files by outcome. */
export interface ImportSummary extends Pick<
  ImportRow,
  "id" | "name" | "status" | "isStopped" | "error" | "fileCount"
> {
  createdAt: string;
  counts: Partial<Record<ImportOutcome, number>>;
}

export interface ImportsRange {
  userId: number;
  limit: number;
  /** Only these. */
  importIds?: readonly number[] | undefined;
}

/** The user's imports, newest first. */
export function listImports(
  db: Queryable,
  { userId, limit, importIds }: ImportsRange,
): Promise<ImportSummary[]> {
  return db
    .selectFrom("activityImport as import")
    .select([
      "import.id",
      "import.name",
      "import.status",
      "import.isStopped",
      "import.error",
      "import.fileCount",
      "import.createdAt",
    ])
    .select(
      sql<ImportSummary["counts"]>`coalesce((
        select jsonb_object_agg(outcome, files) from (
          select ${CURRENT_OUTCOME} as outcome, count(*) as files from import_file as file
          left join exercise on exercise.user_id = file.user_id
            and exercise.matched_activity_id = file.activity_id
          where file.user_id = import.user_id and file.import_id = import.id
          group by 1) counted), '{}')`.as("counts"),
    )
    .where("import.userId", "=", userId)
    .$if(importIds !== undefined, (query) =>
      query.where(sql<boolean>`import.id = any(${[...(importIds ?? [])]}::bigint[])`),
    )
    .orderBy("import.id", "desc")
    .limit(limit)
    .execute();
}

export async function setFileCount(
  db: Queryable,
  { userId, importId }: ImportKey,
  fileCount: number | null,
): Promise<void> {
  await db
    .updateTable("activityImport")
    .set({ fileCount, updatedAt: sql`now()` })
    .where("id", "=", importId)
    .where("userId", "=", userId)
    .execute();
}

/** How an import ended. */
type ImportEnd = Pick<ImportRow, "status"> & Partial<Pick<ImportRow, "error" | "isStopped">>;

async function endImport(db: Queryable, key: ImportKey, end: ImportEnd): Promise<void> {
  await db
    .updateTable("activityImport")
    .set({ ...end, uploadKey: null, finishedAt: sql`now()`, updatedAt: sql`now()` })
    .where("id", "=", key.importId)
    .where("userId", "=", key.userId)
    .where("status", "=", "running")
    .execute();
  await notifyImport(db, key);
}

/** Ends a running import; does nothing for one that has ended. */
export const finishImport = (db: Queryable, key: ImportKey, error: string | null): Promise<void> =>
  endImport(db, key, { status: error === null ? "done" : "failed", error });

/** Like `finishImport`, because the athlete wants no more of its files. */
export const markImportStopped = (db: Queryable, key: ImportKey): Promise<void> =>
  endImport(db, key, { status: "done", isStopped: true });

/** Deletes what is known of an import; its activities stay. */
export async function deleteImport(db: Queryable, key: ImportKey): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ importId: null })
    .where("importId", "=", key.importId)
    .where("userId", "=", key.userId)
    .execute();
  await db
    .deleteFrom("activityImport")
    .where("id", "=", key.importId)
    .where("userId", "=", key.userId)
    .execute();
  await notifyImport(db, key);
}

/** Deletes what is known of imports that ended before; their activities stay. */
export async function deleteOldImports(db: Queryable, before: string): Promise<number> {
  await db
    .updateTable("wearableActivity as activity")
    .from("activityImport as old")
    .set({ importId: null })
    .whereRef("old.userId", "=", "activity.userId")
    .whereRef("old.id", "=", "activity.importId")
    .where("old.finishedAt", "<", before)
    .execute();
  const rows = await db
    .deleteFrom("activityImport")
    .where("finishedAt", "<", before)
    .returning("id")
    .execute();
  return rows.length;
}
