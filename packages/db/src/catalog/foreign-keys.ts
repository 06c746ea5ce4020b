import { sql, type Kysely } from "kysely";

export interface ForeignKey {
  table: string;
  /** The table that it refers to. */
  referenced: string;
  name: string;
  definition: string;
}

/** Every foreign key of the product's tables, by table and name. */
export async function listForeignKeys<Tables>(db: Kysely<Tables>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select owner.relname as "table", target.relname as referenced, conname as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class as owner on owner.oid = conrelid
    join pg_class as target on target.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by owner.relname, conname`.execute(db);
  return rows;
}

export async function dropForeignKeys<Tables>(
  db: Kysely<Tables>,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(`public.${table}`)} drop constraint ${sql.ref(name)}`.execute(
      db,
    );
  }
}

/** Adds the keys again, which checks every row. */
export async function addForeignKeys<Tables>(
  db: Kysely<Tables>,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(`public.${table}`)}
      add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  }
}
