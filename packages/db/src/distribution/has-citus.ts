import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";

/** Whether the database has the extension Citus. */
export async function hasCitus(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}
