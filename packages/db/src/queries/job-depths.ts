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

/**
 * Whether jobs of a connection could run now or are at work, or webhooks wait to be read whose it is
 * not known yet. Those that came this very second are left out: there are always some.
 */
export async function isConnectionBusy(
  db: Queryable,
  { schema, connectionId }: { schema: string; connectionId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isBusy: boolean }>`
    select exists (
      select from ${sql.table(`${schema}.job`)}
      where state <= 'active' and start_after <= now() and (
        (name in ('activity.upsert', 'ping.fetch') and data ->> 'connectionId' = ${String(connectionId)})
        or (name = 'webhook.ingest' and created_on < now() - interval '1 second'))
    ) as is_busy`.execute(db);
  return rows[0]?.isBusy ?? false;
}
