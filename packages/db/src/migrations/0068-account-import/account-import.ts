import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The archive that an athlete imports into an account, one at a time. */
export const accountImport: Migration = {
  up: async (db) => {
    await sql`
      create table account_import (
        id bigint generated always as identity primary key,
        user_id bigint not null references user_account on delete cascade,
        status text not null default 'checked',
        summary jsonb not null,
        upload_key text,
        stored_rows integer not null default 0,
        network text,
        error text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint account_import_user_id_key unique (user_id),
        constraint account_import_status_check
          check (status in ('checked', 'running', 'done', 'failed')),
        constraint account_import_summary_check check (jsonb_typeof(summary) = 'object'),
        constraint account_import_upload_key_check check (
          (upload_key is not null) = (status in ('checked', 'running'))
          and length(upload_key) between 1 and 100),
        constraint account_import_stored_rows_check check (stored_rows >= 0),
        constraint account_import_network_check check (length(network) between 1 and 64),
        constraint account_import_error_check check (
          (error is not null) = (status = 'failed') and length(error) between 1 and 2000)
      )`.execute(db);
  },
};
