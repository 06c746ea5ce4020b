import type { ArchiveSummary } from "@triplan/contract/account-archive";
import { sql } from "kysely";
import type { AccountImportRow } from "../../tables/account-import.ts";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";

/** An archive that is imported, and its required owner. */
export interface AccountImportKey {
  userId: number;
  importId: number;
}

/** Keeps a checked archive, in place of an earlier one, and returns its id. */
export async function insertAccountImport(
  db: Queryable,
  { userId, summary, uploadKey }: { userId: number; summary: ArchiveSummary; uploadKey: string },
): Promise<number> {
  await db.deleteFrom("accountImport").where("userId", "=", userId).execute();
  const { id } = await db
    .insertInto("accountImport")
    .values({ userId, summary: JSON.stringify(summary), uploadKey })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The user's archive; undefined without one. */
export const findAccountImport = (
  db: Queryable,
  userId: number,
): Promise<AccountImportRow | undefined> =>
  db.selectFrom("accountImport").selectAll().where("userId", "=", userId).executeTakeFirst();

const updateOf = (db: Queryable, { userId, importId }: AccountImportKey) =>
  db
    .updateTable("accountImport")
    .set({ updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("id", "=", importId);

/** Marks a checked archive as running. */
export async function startAccountImport(
  db: Queryable,
  key: AccountImportKey & { network: string },
): Promise<void> {
  await updateOf(db, key)
    .set({ status: "running", network: key.network })
    .where("status", "=", "checked")
    .execute();
}

/** Records how many rows of a running import are stored. */
export async function countStoredRows(
  db: Queryable,
  { storedRows, ...key }: AccountImportKey & { storedRows: number },
): Promise<void> {
  await updateOf(db, key).set({ storedRows }).where("status", "=", "running").execute();
}

/** Ends a running import; does nothing for one that has ended. */
export async function finishAccountImport(
  db: Queryable,
  { error, ...key }: AccountImportKey & { error: string | null },
): Promise<void> {
  await updateOf(db, key)
    .set({ status: error === null ? "done" : "failed", error, uploadKey: null })
    .where("status", "=", "running")
    .execute();
}

/** Deletes an archive, unless it is being imported. */
export async function deleteAccountImport(
  db: Queryable,
  { userId, importId }: AccountImportKey,
): Promise<void> {
  await db
    .deleteFrom("accountImport")
    .where("userId", "=", userId)
    .where("id", "=", importId)
    .where("status", "<>", "running")
    .execute();
}

/** Deletes imports that are not running and were last changed before then; returns their number. */
export async function deleteOldAccountImports(db: Queryable, before: Instant): Promise<number> {
  const result = await db
    .deleteFrom("accountImport")
    .where("status", "<>", "running")
    .where("updatedAt", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Counts of the data that prevents an import. */
export interface AccountContents {
  plans: number;
  activities: number;
  thresholds: number;
  runningImports: number;
}

/** Counts the data that prevents an import. */
export async function countContents(db: Queryable, userId: number): Promise<AccountContents> {
  const { rows } = await sql<AccountContents>`
    select
      (select count(*) from training_plan where user_id = ${userId}) as plans,
      (select count(*) from wearable_activity where user_id = ${userId}) as activities,
      (select count(*) from threshold_record where user_id = ${userId}) as thresholds,
      (select count(*) from activity_import
        where user_id = ${userId} and status = 'running') as "runningImports"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("unreachable");
  return counts;
}
