import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import { columnList, type ArchivedRow, type ArchivedTable } from "./archive-rows.ts";
import { refusedData } from "./refused-data.ts";

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inSnakeCase = (row: ArchivedRow) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

/** New ids for that many rows of a table. */
export async function takeIds(
  db: Queryable,
  table: ArchivedTable["table"],
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${snakeCase(table)}, 'id')) as id
    from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows are stored, or the database refuses one of them, by this rule or for a reason without a name. */
type Insertion = "stored" | { refusedBy: string | null };

/**
 * Inserts rows of a user, with ids of `takeIds`, all or none, in a transaction. A `bytea` is text: "\\x" and
 * hexadecimal digits. Rows that are there already are refused unless they may be.
 */
export async function insertArchivedRows(
  trx: Queryable,
  { table, columns }: Pick<ArchivedTable, "table" | "columns">,
  { userId, rows, mayExist }: { userId: number; rows: readonly ArchivedRow[]; mayExist: boolean },
): Promise<Insertion> {
  // A missing reference refuses these rows, not the commit.
  await sql`set constraints all immediate`.execute(trx);
  await sql`savepoint archived_rows`.execute(trx);
  try {
    await sql`
      insert into ${sql.table(table)} (user_id, ${columnList(columns)}) overriding system value
      select ${userId}::bigint, ${columnList(columns)}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(inSnakeCase))})
      ${mayExist ? sql`on conflict do nothing` : sql``}`.execute(trx);
    await sql`release savepoint archived_rows`.execute(trx);
    return "stored";
  } catch (error) {
    const refusal = refusedData(error);
    if (!refusal) throw error;
    await sql`rollback to savepoint archived_rows`.execute(trx);
    return { refusedBy: refusal.constraint };
  }
}

/** Marks activities as copies of others of the user. */
export async function writeDuplicates(
  db: Queryable,
  { userId, pairs }: { userId: number; pairs: ReadonlyMap<number, number> },
): Promise<void> {
  await sql`
    update wearable_activity set duplicate_of = pair.original
    from unnest(${[...pairs.keys()]}::bigint[], ${[...pairs.values()]}::bigint[]) as pair (copy, original)
    where user_id = ${userId} and id = pair.copy`.execute(db);
}

/** Replaces what was calculated from samples. */
export async function writeEfforts(
  db: Queryable,
  { userId, efforts }: { userId: number; efforts: ReadonlyMap<number, string | null> },
): Promise<void> {
  await sql`
    update wearable_activity set efforts = calculated.efforts::jsonb
    from unnest(${[...efforts.keys()]}::bigint[], ${[...efforts.values()]}::text[])
      as calculated (id, efforts)
    where user_id = ${userId} and wearable_activity.id = calculated.id`.execute(db);
}
