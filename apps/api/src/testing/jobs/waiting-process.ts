import type { Queryable } from "@triplan/db";
import { sql } from "kysely";

/** The process of the database that waits for a lock of a table; 0 without one. */
export async function waitingProcess(db: Queryable, table: string): Promise<number> {
  // Other databases of the server have tables with the same oid.
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks
    where relation = ${table}::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.pid ?? 0;
}
