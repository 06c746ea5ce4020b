import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";

interface TableColumns {
  name: string;
  columns: string[];
}

/** Every table of the product with its columns, apart from the list of migrations. */
export async function listTables(db: Queryable): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname !~ '^kysely_'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db);
  return rows;
}
