import { sql, type Kysely } from "kysely";
import { lengthWithin, oneOf } from "./checks.ts";

/** Accounts at watch providers, what they recorded, and what the providers sent. */
export async function createWearableTables(db: Kysely<unknown>): Promise<void> {
  await createConnection(db);
  await createActivity(db);
  await createWebhookLog(db);
}

async function createConnection(db: Kysely<unknown>) {
  await sql`
    create table wearable_connection (
      id bigint generated always as identity primary key,
      user_id bigint not null references user_account on delete cascade,
      provider text not null,
      provider_user_id text not null,
      status text not null default 'active',
      access_token_enc text,
      refresh_token_enc text,
      token_expires_at timestamptz,
      refresh_expires_at timestamptz,
      permissions text[] not null default '{}',
      consented_at timestamptz,
      consent_version text,
      auth_strikes integer not null default 0,
      last_synced_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint wearable_connection_owner_key unique (user_id, id),
      constraint wearable_connection_user_id_provider_key unique (user_id, provider),
      constraint wearable_connection_provider_check check (${lengthWithin("provider", 1, 32)}),
      constraint wearable_connection_provider_user_id_check
        check (${lengthWithin("provider_user_id", 1, 255)}),
      constraint wearable_connection_status_check check (${oneOf("status", [
        "active",
        "paused",
        "needs_reauth",
        "disconnecting",
        "revoked",
      ])}),
      constraint wearable_connection_tokens_check
        check (status <> 'revoked' or num_nonnulls(access_token_enc, refresh_token_enc) = 0),
      constraint wearable_connection_auth_strikes_check check (auth_strikes >= 0)
    )`.execute(db);
  // One user at a time holds a provider's account; a revoked connection frees it.
  await sql`
    create unique index wearable_connection_provider_user_key
      on wearable_connection (provider, provider_user_id) where status <> 'revoked'`.execute(db);
}

async function createActivity(db: Kysely<unknown>) {
  await sql`
    create table wearable_activity (
      id bigint generated always as identity primary key,
      user_id bigint not null references user_account on delete cascade,
      connection_id bigint,
      provider text not null,
      provider_activity_id text not null,
      provider_summary_id text,
      parent_provider_id text,
      is_parent boolean not null default false,
      source text not null,
      name text,
      activity_type text not null,
      family text not null,
      discipline text not null,
      start_time timestamptz not null,
      start_offset_seconds integer,
      local_date date not null,
      duration_seconds double precision not null,
      distance_meters double precision,
      average_pace double precision,
      average_speed double precision,
      average_heart_rate double precision,
      max_heart_rate double precision,
      calories double precision,
      elevation_gain double precision,
      device_name text,
      activity_data jsonb,
      content_hash text,
      source_rank integer not null default 0,
      source_version bigint not null default 0,
      duplicate_of bigint,
      flags text[] not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint wearable_activity_owner_key unique (user_id, id),
      constraint wearable_activity_provider_activity_key
        unique (user_id, provider, provider_activity_id),
      constraint wearable_activity_connection_fkey
        foreign key (user_id, connection_id) references wearable_connection (user_id, id)
        on delete set null (connection_id),
      constraint wearable_activity_duplicate_of_fkey
        foreign key (user_id, duplicate_of) references wearable_activity (user_id, id)
        on delete set null (duplicate_of),
      constraint wearable_activity_duplicate_of_check check (duplicate_of <> id),
      constraint wearable_activity_ids_check check (
        ${lengthWithin("provider", 1, 32)} and ${lengthWithin("provider_activity_id", 1, 255)}),
      constraint wearable_activity_source_check
        check (${oneOf("source", ["webhook", "backfill", "import", "test"])}),
      constraint wearable_activity_activity_type_check
        check (${lengthWithin("activity_type", 1, 100)}),
      constraint wearable_activity_name_check check (${lengthWithin("name", 0, 500)}),
      constraint wearable_activity_family_check check (${oneOf("family", [
        "bike",
        "run",
        "swim",
        "multisport",
        "transition",
        "other",
      ])}),
      constraint wearable_activity_discipline_check
        check (${oneOf("discipline", ["swim", "bike", "run"])}),
      constraint wearable_activity_start_offset_check
        check (start_offset_seconds between -86400 and 86400),
      constraint wearable_activity_local_date_check check (
        local_date between (start_time at time zone 'UTC')::date - 1
          and (start_time at time zone 'UTC')::date + 1),
      constraint wearable_activity_measures_check check (
        duration_seconds >= 0 and coalesce(distance_meters, 0) >= 0
        and coalesce(average_pace, 0) >= 0 and coalesce(average_speed, 0) >= 0
        and coalesce(average_heart_rate, 0) >= 0 and coalesce(max_heart_rate, 0) >= 0
        and coalesce(calories, 0) >= 0 and coalesce(elevation_gain, 0) >= 0),
      constraint wearable_activity_data_check check (jsonb_typeof(activity_data) = 'object')
    )`.execute(db);
  await sql`create index wearable_activity_local_date_idx on wearable_activity (user_id, local_date)`.execute(
    db,
  );
}

async function createWebhookLog(db: Kysely<unknown>) {
  await sql`
    create table wearable_webhook_log (
      id bigint generated always as identity primary key,
      provider text not null,
      webhook_type text not null,
      provider_user_id text,
      user_id bigint references user_account on delete cascade,
      request_method text not null,
      request_path text not null,
      request_headers jsonb,
      request_body jsonb,
      response_status integer,
      response_body jsonb,
      status text not null default 'received',
      processing_success boolean,
      processing_error text,
      activities_processed integer not null default 0,
      duplicate_of bigint references wearable_webhook_log on delete set null,
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint wearable_webhook_log_status_check
        check (${oneOf("status", ["received", "processed", "rejected", "dead"])}),
      constraint wearable_webhook_log_response_status_check
        check (response_status between 100 and 599),
      constraint wearable_webhook_log_texts_check check (
        ${lengthWithin("provider", 1, 32)} and ${lengthWithin("webhook_type", 1, 64)}
        and ${lengthWithin("request_method", 1, 16)} and ${lengthWithin("request_path", 1, 2048)}),
      constraint wearable_webhook_log_activities_processed_check check (activities_processed >= 0)
    )`.execute(db);
  await sql`create index wearable_webhook_log_user_id_idx on wearable_webhook_log (user_id)`.execute(
    db,
  );
  await sql`create index wearable_webhook_log_provider_user_idx on wearable_webhook_log (provider, provider_user_id)`.execute(
    db,
  );
  await sql`create index wearable_webhook_log_expires_at_idx on wearable_webhook_log (expires_at)`.execute(
    db,
  );
  await sql`create index wearable_webhook_log_duplicate_of_idx on wearable_webhook_log (duplicate_of)`.execute(
    db,
  );
}
