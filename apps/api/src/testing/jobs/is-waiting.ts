import { hasCitus, type Db } from "@triplan/db";
import { sql } from "kysely";

const WAITING = `
  select count(*) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Whether a statement of another connection waits for a lock; in a Citus cluster also on a worker. */
export async function isWaiting(db: Db): Promise<boolean> {
  const query = (await hasCitus(db))
    ? `select result as count from run_command_on_all_nodes($$${WAITING}$$)`
    : WAITING;
  const { rows } = await sql.raw<{ count: string }>(query).execute(db);
  return rows.some(({ count }) => Number(count) > 0);
}
