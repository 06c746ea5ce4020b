import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Imports of files, the outcome of each file, and the detail of recordings. */
export const imports: Migration = {
  up: async (db) => {
    await sql`
      create table activity_import (
        id bigint generated always as identity primary key,
        user_id bigint not null references user_account on delete cascade,
        name text not null,
        byte_length bigint not null,
        time_zone text not null,
        upload_key text,
        status text not null default 'running',
        error text,
        finished_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint activity_import_owner_key unique (user_id, id),
        constraint activity_import_name_check check (length(name) between 1 and 255),
        constraint activity_import_byte_length_check check (byte_length >= 0),
        constraint activity_import_time_zone_check check (length(time_zone) between 1 and 64),
        constraint activity_import_status_check check (status in ('running', 'done', 'failed')),
        constraint activity_import_error_check check (
          (status = 'failed') = (error is not null) and length(error) between 1 and 500),
        constraint activity_import_finished_check
          check ((status = 'running') = (finished_at is null))
      )`.execute(db);
    await sql`
      create table import_file (
        user_id bigint not null,
        import_id bigint not null,
        position integer not null,
        name text not null,
        outcome text not null,
        reason text,
        activity_id bigint,
        created_at timestamptz not null default now(),
        primary key (import_id, position),
        constraint import_file_import_fkey
          foreign key (user_id, import_id) references activity_import (user_id, id)
          on delete cascade,
        constraint import_file_activity_fkey
          foreign key (user_id, activity_id) references wearable_activity (user_id, id)
          on delete set null (activity_id),
        constraint import_file_position_check check (position >= 0),
        constraint import_file_name_check check (length(name) <= 500),
        constraint import_file_outcome_check check (
          outcome in ('stored', 'matched', 'duplicate', 'choose', 'refused')),
        constraint import_file_reason_check check (length(reason) between 1 and 500)
      )`.execute(db);
    await sql`
      create index import_file_activity_idx on import_file (user_id, activity_id)`.execute(db);
    await sql`
      alter table wearable_activity
        add column import_id bigint,
        add constraint wearable_activity_import_fkey
          foreign key (user_id, import_id) references activity_import (user_id, id)
          on delete set null (import_id)`.execute(db);
    await sql`
      create index wearable_activity_import_idx
        on wearable_activity (user_id, import_id) where import_id is not null`.execute(db);
    await sql`
      create table activity_detail (
        activity_id bigint primary key,
        user_id bigint not null,
        laps jsonb not null,
        stream bytea,
        created_at timestamptz not null default now(),
        constraint activity_detail_activity_fkey
          foreign key (user_id, activity_id) references wearable_activity (user_id, id)
          on delete cascade,
        constraint activity_detail_laps_check check (jsonb_typeof(laps) = 'array')
      )`.execute(db);
    await sql`create index activity_detail_user_idx on activity_detail (user_id)`.execute(db);
  },
};
