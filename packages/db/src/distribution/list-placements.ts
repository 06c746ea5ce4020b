import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import { hasCitus } from "./has-citus.ts";
import { listSplitTables } from "./split-tables.ts";

/** How many shards of a table each server has; empty if the table is not distributed. */
export interface TablePlacement {
  table: string;
  servers: { server: string; shards: number }[];
}

/** Where the shards of the athletes' tables are; null without the extension Citus. */
export async function listPlacements(db: Queryable): Promise<TablePlacement[] | null> {
  if (!(await hasCitus(db))) return null;
  const { rows } = await sql<{ table: string; server: string; shards: number }>`
    select relname as "table", nodename || ':' || nodeport as server, count(*) as shards
    from citus_shards join pg_class on pg_class.oid = table_name
    where citus_table_type = 'distributed'
    group by 1, 2 order by 1, 2`.execute(db);
  const names = await listSplitTables(db);
  return names.map((table) => ({
    table,
    servers: rows
      .filter((row) => row.table === table)
      .map(({ server, shards }) => ({ server, shards })),
  }));
}
