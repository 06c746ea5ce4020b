import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

export interface QueueDepth {
  name: string;
  /** Jobs that are due. */
  ready: number;
  /** Age of the oldest due job. */
  oldestSeconds: number;
}

/** Queues with due jobs, from the job table of the schema. */
export async function listJobDepths(db: Queryable, schema: string): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select name, count(*)::int as ready,
      extract(epoch from now() - min(start_after))::float as oldest_seconds
    from ${sql.table(`${schema}.job`)}
    where state < 'active' and start_after <= now()
    group by name order by name`.execute(db);
  return rows;
}

export interface JobCounts {
  name: string;
  /** Jobs that are due. */
  waiting: number;
  /** Jobs for later, retries among them. */
  deferred: number;
  active: number;
  /** Failed for good within the last hour: older ones are deleted. */
  failed: number;
  /** Age of the oldest due job; 0 without one. */
  oldestSeconds: number;
}

/** Jobs of each queue that has some, by state, from the job table of the schema. */
export async function countJobs(db: Queryable, schema: string): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as deferred,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now())), 0)::float as oldest_seconds
    from ${sql.table(`${schema}.job`)}
    where state <= 'active' or state = 'failed'
    group by name`.execute(db);
  return rows;
}

/**
 * True if jobs of the connection are due or active, or unread webhooks may concern it. Ignores
 * those of the last second, because some are always arriving.
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

/** Makes the waiting jobs of a key in a queue due now. */
export async function makeJobDue(
  db: Queryable,
  { schema, name, key }: { schema: string; name: string; key: string },
): Promise<void> {
  await sql`
    update ${sql.table(`${schema}.job`)} set start_after = now()
    where name = ${name} and singleton_key = ${key} and state < 'active'
      and start_after > now()`.execute(db);
}

/** Keeps the waiting job of a key from starting before the transaction ends; false without one. */
export async function holdWaitingJob(
  db: Queryable,
  { schema, name, key }: { schema: string; name: string; key: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${schema}.job`)}
    where name = ${name} and singleton_key = ${key} and state = 'created'
    for update`.execute(db);
  return rows.length > 0;
}

/** Deletes the jobs of users whose account is deleted, but running ones; returns their number. */
export async function deleteJobsOfDeletedUsers(db: Queryable, schema: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(`${schema}.job`)}
    where state <> 'active' and data ->> 'userId' is not null
      and not exists (select from account_name where user_id = (data ->> 'userId')::bigint)`.execute(
    db,
  );
  return Number(numAffectedRows);
}
