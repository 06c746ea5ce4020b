import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { hasCitus } from "../distribution/has-citus.ts";
import type { Queryable } from "../tables/database.ts";
import type { BackupEnd } from "./backup-content.ts";

/** The last migration of the database, or null if it has none. */
export async function lastMigration(db: Queryable): Promise<string | null> {
  const table = await sql<{ isThere: boolean }>`
    select to_regclass(${`public.${DEFAULT_MIGRATION_TABLE}`}) is not null as is_there`.execute(db);
  if (!table.rows[0]?.isThere) return null;
  const last = await sql<{ name: string | null }>`
    select max(name) as name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return last.rows[0]?.name ?? null;
}

export async function serverVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? "";
}

type Sequence = BackupEnd["sequences"][number];

/** The next value of each column that counts. */
export async function listSequences(db: Queryable): Promise<Sequence[]> {
  const { rows: found } = await sql<{ table: string; column: string; sequence: string }>`
    select pg_class.relname as "table", attname::text as "column", sequence.relname as sequence
    from pg_class
    join pg_depend on refobjid = pg_class.oid and deptype in ('a', 'i')
      and classid = 'pg_class'::regclass
    join pg_class as sequence on sequence.oid = objid and sequence.relkind = 'S'
    join pg_attribute on attrelid = pg_class.oid and attnum = refobjsubid
    where pg_class.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  const states: Sequence[] = [];
  for (const { table, column, sequence } of found) {
    const { rows } = await sql<{ next: string }>`
      select (last_value + is_called::int)::text as next
      from ${sql.table(`public.${sequence}`)}`.execute(db);
    states.push(...rows.map(({ next }) => ({ table, column, next })));
  }
  return states;
}

/** In one PostgreSQL it is undone with its transaction. */
export async function setSequence(db: Queryable, { table, column, next }: Sequence): Promise<void> {
  const { rows } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(${`public.${table}`}, ${column}) as sequence`.execute(db);
  const sequence = rows[0]?.sequence ?? "";
  // Citus does not alter the sequence of a distributed table.
  await ((await hasCitus(db))
    ? sql`select setval(${sequence}, ${next}::bigint, false)`.execute(db)
    : sql`alter sequence ${sql.raw(sequence)} restart with ${sql.raw(next)}`.execute(db));
}
