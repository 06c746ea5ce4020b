import type { Db } from "@triplan/db";
import { sql } from "kysely";

/** Whether a statement of another connection waits for a lock. */
export async function isWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
