import type { ImportOutcome } from "@triplan/domain";
import { sql } from "kysely";
import type { ImportRow } from "../../tables/activity-import.ts";
import type { Queryable } from "../../tables/database.ts";
import type { NewImportFile } from "../../tables/import-file.ts";

export interface ImportKey {
  userId: number;
  importId: number;
}

export interface NewImport {
  userId: number;
  name: string;
  byteLength: number;
  timeZone: string;
  uploadKey: string;
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

/** An import with the number of its files by outcome. */
export interface ImportSummary extends Pick<ImportRow, "id" | "name" | "status" | "error"> {
  createdAt: string;
  counts: Partial<Record<ImportOutcome, number>>;
}

/** The user's imports, newest first. */
export function listImports(
  db: Queryable,
  { userId, limit }: { userId: number; limit: number },
): Promise<ImportSummary[]> {
  return db
    .selectFrom("activityImport as import")
    .select(["import.id", "import.name", "import.status", "import.error", "import.createdAt"])
    .select(
      sql<ImportSummary["counts"]>`coalesce((
        select jsonb_object_agg(outcome, files) from (
          select outcome, count(*) as files from import_file
          where import_file.user_id = import.user_id and import_file.import_id = import.id
          group by outcome) counted), '{}')`.as("counts"),
    )
    .where("import.userId", "=", userId)
    .orderBy("import.id", "desc")
    .limit(limit)
    .execute();
}

export interface ImportFileRow {
  position: number;
  name: string;
  outcome: ImportOutcome;
  reason: string | null;
  activityId: number | null;
  /** The exercise that the activity completed. */
  exerciseId: number | null;
}

/** The import's files from a position on, in order. */
export function listImportFiles(
  db: Queryable,
  { userId, importId, from }: ImportKey & { from: number },
): Promise<ImportFileRow[]> {
  return db
    .selectFrom("importFile as file")
    .leftJoin("exercise", (join) =>
      join
        .onRef("exercise.userId", "=", "file.userId")
        .onRef("exercise.matchedActivityId", "=", "file.activityId"),
    )
    .select([
      "file.position",
      "file.name",
      "file.outcome",
      "file.reason",
      "file.activityId",
      "exercise.id as exerciseId",
    ])
    .where("file.userId", "=", userId)
    .where("file.importId", "=", importId)
    .where("file.position", ">=", from)
    .orderBy("file.position")
    .execute();
}

/** Number of files whose outcome is known; they are the first ones. */
export async function countImportFiles(
  db: Queryable,
  { userId, importId }: ImportKey,
): Promise<number> {
  const { count } = await db
    .selectFrom("importFile")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertImportFile(db: Queryable, file: NewImportFile): Promise<void> {
  await db.insertInto("importFile").values(file).execute();
}

/** Ends a running import; does nothing for one that has ended. */
export async function finishImport(
  db: Queryable,
  { userId, importId }: ImportKey,
  error: string | null,
): Promise<void> {
  await db
    .updateTable("activityImport")
    .set({
      status: error === null ? "done" : "failed",
      error,
      uploadKey: null,
      finishedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where("id", "=", importId)
    .where("userId", "=", userId)
    .where("status", "=", "running")
    .execute();
}

export async function deleteImport(db: Queryable, { userId, importId }: ImportKey): Promise<void> {
  await db
    .deleteFrom("activityImport")
    .where("id", "=", importId)
    .where("userId", "=", userId)
    .execute();
}

/** Uploads that a running import still needs. */
export async function listUploadKeys(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .selectFrom("activityImport")
    .select("uploadKey")
    .where("uploadKey", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ uploadKey }) => uploadKey ?? []));
}

/** Bytes of the user's uploads that still wait on the disk. */
export async function waitingBytes(db: Queryable, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom("activityImport")
    .select(sql<string>`coalesce(sum(byte_length), 0)`.as("bytes"))
    .where("userId", "=", userId)
    .where("status", "=", "running")
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Deletes what is known of imports that ended before; their activities stay. */
export async function deleteOldImports(db: Queryable, before: string): Promise<number> {
  const rows = await db
    .deleteFrom("activityImport")
    .where("finishedAt", "<", before)
    .returning("id")
    .execute();
  return rows.length;
}
