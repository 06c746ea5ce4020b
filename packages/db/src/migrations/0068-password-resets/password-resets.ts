import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Links that set a new password once. */
export const passwordResets: Migration = {
  up: async (db) => {
    await sql`
      create table password_reset (
        token_hash text primary key,
        user_id bigint not null references user_account (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint password_reset_token_check check (token_hash ~ '^[0-9a-f]{64}$')
      )`.execute(db);
    await sql`create index password_reset_user_id_idx on password_reset (user_id)`.execute(db);
    await sql`
      alter table audit_event
        drop constraint audit_event_event_check,
        add constraint audit_event_event_check check (event in (
          'registered', 'logged-in', 'logged-out', 'password-changed', 'logins-ended', 'data-downloaded',
          'data-imported', 'deletion-requested', 'account-kept', 'watch-connected', 'watch-disconnected',
          'account-disabled', 'account-enabled', 'reset-link-made', 'password-reset'))`.execute(db);
  },
};
