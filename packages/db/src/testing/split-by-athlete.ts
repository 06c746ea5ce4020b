import { sql } from "kysely";
import { addForeignKeys, dropForeignKeys, listForeignKeys } from "../catalog/foreign-keys.ts";
import { ownerColumn } from "../distribution/owner-column.ts";
import { listSplitTables } from "../distribution/split-tables.ts";
import type { Db } from "../tables/database.ts";

const PARTS = 4;

/** Keys and indexes of a table as statements. */
async function listIndexes(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select case
      when conname is null then pg_get_indexdef(indexrelid)
      else format('alter table %I add constraint %I %s', relname, conname,
        pg_get_constraintdef(pg_constraint.oid)) end as statement
    from pg_index
    join pg_class on pg_class.oid = indrelid
    left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
    where relname = ${table} and relnamespace = 'public'::regnamespace
    order by indexrelid`.execute(db);
  return rows.map(({ statement }) => statement);
}

/**
 * Replaces every empty table with rows of athletes by one of hash partitions: PostgreSQL demands of
 * their keys what Citus demands. Returns the names of the tables.
 */
export async function splitByAthlete(db: Db): Promise<string[]> {
  const names = await listSplitTables(db);
  const keys = (await listForeignKeys(db)).filter(({ table, referenced }) =>
    [table, referenced].some((name) => names.includes(name)),
  );
  await dropForeignKeys(db, keys);
  for (const name of names) {
    const indexes = await listIndexes(db, name);
    await sql`
      create table new_table (like ${sql.table(name)}
        including defaults including constraints including identity)
      partition by hash (${sql.ref(ownerColumn(name))})`.execute(db);
    await sql`drop table ${sql.table(name)}`.execute(db);
    await sql`alter table new_table rename to ${sql.table(name)}`.execute(db);
    for (let part = 0; part < PARTS; part += 1) {
      await sql`
        create table ${sql.table(`${name}_${part}`)} partition of ${sql.table(name)}
        for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(part)})`.execute(db);
    }
    for (const statement of indexes) await sql.raw(statement).execute(db);
  }
  await addForeignKeys(db, keys);
  return names;
}
