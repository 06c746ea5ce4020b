import { sql } from "kysely";
import type { Database, Queryable } from "../../tables/database.ts";

/** Rows of a table, by the names of their columns. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** Which rows of a user are read, and in which order. */
export interface ArchivedTable {
  table: keyof Database;
  columns: readonly string[];
  /** Columns that order the rows and name each of them. */
  key: readonly string[];
}

/** Names of columns as SQL. */
export const columnList = (names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(name)));

/** The rows after one with the key `after`, at most `limit`. */
export async function listArchivedRows(
  db: Queryable,
  { table, columns, key }: ArchivedTable,
  page: { userId: number; after: readonly unknown[] | null; limit: number },
): Promise<ArchivedRow[]> {
  const { userId, after, limit } = page;
  const following =
    after === null
      ? sql`true`
      : sql`(${columnList(key)}) > (${sql.join(after.map((value) => sql`${value}`))})`;
  const { rows } = await sql<ArchivedRow>`
    select ${columnList([...new Set([...key, ...columns])])} from ${sql.table(table)}
    where user_id = ${userId} and ${following}
    order by ${columnList(key)} limit ${limit}`.execute(db);
  return rows;
}
