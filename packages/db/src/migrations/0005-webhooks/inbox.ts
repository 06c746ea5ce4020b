import { sql, type Kysely } from "kysely";
import { lengthWithin, SHA256 } from "../0001-first-tables/checks.ts";

/** What belongs to the log of webhooks: bodies too large or too private for it, repeats, holds. */
export async function createInboxTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_payload (
      log_id bigint primary key references wearable_webhook_log on delete cascade,
      body bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table webhook_dedupe (
      key text primary key,
      log_id bigint references wearable_webhook_log on delete cascade,
      created_at timestamptz not null default now(),
      constraint webhook_dedupe_key_check check (key ~ ${sql.lit(SHA256)})
    )`.execute(db);
  await sql`create index webhook_dedupe_log_id_idx on webhook_dedupe (log_id)`.execute(db);
  await sql`create index webhook_dedupe_created_at_idx on webhook_dedupe (created_at)`.execute(db);
  await sql`
    create table webhook_hold (
      connection_id bigint not null references wearable_connection on delete cascade,
      log_id bigint not null references wearable_webhook_log on delete cascade,
      created_at timestamptz not null default now(),
      primary key (connection_id, log_id)
    )`.execute(db);
  await sql`create index webhook_hold_log_id_idx on webhook_hold (log_id)`.execute(db);
  await sql`
    create table provider_throttle (
      provider text primary key,
      blocked_until timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint provider_throttle_provider_check check (${lengthWithin("provider", 1, 32)})
    )`.execute(db);
  await sql`create index wearable_webhook_log_status_idx on wearable_webhook_log (id) where status = 'dead'`.execute(
    db,
  );
  await sql`create index wearable_webhook_log_created_at_idx on wearable_webhook_log (created_at)`.execute(
    db,
  );
}
