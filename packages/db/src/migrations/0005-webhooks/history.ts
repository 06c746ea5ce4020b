import { sql, type Kysely } from "kysely";
import { lengthWithin, oneOf } from "../0001-first-tables/checks.ts";

/** What was asked of a provider, what came of it, and what must not come back. */
export async function createHistoryTables(db: Kysely<unknown>): Promise<void> {
  await createSyncRun(db);
  await createBackfillWindow(db);
  await sql`
    create table activity_tombstone (
      user_id bigint not null references user_account on delete cascade,
      provider text not null,
      provider_activity_id text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, provider, provider_activity_id),
      constraint activity_tombstone_ids_check check (
        ${lengthWithin("provider", 1, 32)} and ${lengthWithin("provider_activity_id", 1, 255)})
    )`.execute(db);
}

async function createSyncRun(db: Kysely<unknown>) {
  await sql`
    create table sync_run (
      id bigint generated always as identity primary key,
      user_id bigint not null references user_account on delete cascade,
      connection_id bigint not null,
      status text not null default 'queued',
      requested jsonb not null default '[]',
      received integer not null default 0,
      imported integer not null default 0,
      updated integer not null default 0,
      skipped integer not null default 0,
      matched integer not null default 0,
      error text,
      last_received_at timestamptz,
      finished_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint sync_run_connection_fkey foreign key (user_id, connection_id)
        references wearable_connection (user_id, id) on delete cascade,
      constraint sync_run_status_check check (${oneOf("status", [
        "queued",
        "requesting",
        "waiting",
        "completed",
        "accepted",
        "failed",
      ])}),
      constraint sync_run_requested_check check (jsonb_typeof(requested) = 'array'),
      constraint sync_run_counts_check
        check (least(received, imported, updated, skipped, matched) >= 0),
      constraint sync_run_error_check check (${lengthWithin("error", 1, 500)}),
      constraint sync_run_finished_check check (
        (status in ('completed', 'accepted', 'failed')) = (finished_at is not null))
    )`.execute(db);
  // One run at a time for a connection.
  await sql`
    create unique index sync_run_open_key on sync_run (connection_id)
      where finished_at is null`.execute(db);
  await sql`create index sync_run_user_id_idx on sync_run (user_id, connection_id)`.execute(db);
  await sql`create index sync_run_created_at_idx on sync_run (created_at)`.execute(db);
}

async function createBackfillWindow(db: Kysely<unknown>) {
  await sql`
    create table backfill_window (
      id bigint generated always as identity primary key,
      user_id bigint not null references user_account on delete cascade,
      connection_id bigint not null,
      type text not null,
      from_time timestamptz not null,
      to_time timestamptz not null,
      created_at timestamptz not null default now(),
      constraint backfill_window_key unique (connection_id, type, from_time, to_time),
      constraint backfill_window_connection_fkey foreign key (user_id, connection_id)
        references wearable_connection (user_id, id) on delete cascade,
      constraint backfill_window_type_check check (${lengthWithin("type", 1, 64)}),
      constraint backfill_window_times_check check (from_time < to_time)
    )`.execute(db);
  await sql`create index backfill_window_user_id_idx on backfill_window (user_id, connection_id)`.execute(
    db,
  );
}
