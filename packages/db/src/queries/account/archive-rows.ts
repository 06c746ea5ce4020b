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

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

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
      : sql`(${list(key)}) > (${sql.join(after.map((value) => sql`${value}`))})`;
  const { rows } = await sql<ArchivedRow>`
    select ${list([...new Set([...key, ...columns])])} from ${sql.table(table)}
    where user_id = ${userId} and ${following}
    order by ${list(key)} limit ${limit}`.execute(db);
  return rows;
}

/** As many unused ids of a table. */
export async function newIds(
  db: Queryable,
  table: keyof Database,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${snakeCase(table)}, 'id'))::bigint as id
    from generate_series(1, ${count})`.execute(db);
  return rows.map(({ id }) => id);
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts rows with their ids for a user. Columns that a row leaves out are null. */
export async function insertArchivedRows(
  db: Queryable,
  { table, columns }: Pick<ArchivedTable, "table" | "columns">,
  { userId, rows }: { userId: number; rows: readonly ArchivedRow[] },
): Promise<void> {
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map((column) => [snakeCase(column), row[column] ?? null])),
    ),
  );
  await sql`
    insert into ${sql.table(table)} (user_id, ${list(columns)})
    overriding system value
    select ${userId}::bigint, ${list(columns)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
}

/** Marks activities as copies of others of the same user. */
export async function setDuplicates(
  db: Queryable,
  userId: number,
  pairs: readonly { id: number; duplicateOf: number }[],
): Promise<void> {
  await sql`
    update wearable_activity set duplicate_of = pair.of
    from unnest(${pairs.map(({ id }) => id)}::bigint[],
      ${pairs.map(({ duplicateOf }) => duplicateOf)}::bigint[]) as pair (id, of)
    where wearable_activity.id = pair.id and user_id = ${userId}`.execute(db);
}
