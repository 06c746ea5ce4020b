import { sql } from "kysely";
import type { Queryable } from "../database.ts";

export interface QueueDepth {
  name: string;
  /** Jobs that could run now. */
  ready: number;
  /** How long the oldest of them has waited. */
  oldestSeconds: number;
}

/** Queues with jobs that could run now, from the job table of the schema. */
export async function listJobDepths(db: Queryable, schema: string): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select name, count(*)::int as ready,
      extract(epoch from now() - min(start_after))::float as oldest_seconds
    from ${sql.table(`${schema}.job`)}
    where state < 'active' and start_after <= now()
    group by name order by name`.execute(db);
  return rows;
}
