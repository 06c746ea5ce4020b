import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** New addresses of accounts that wait to be confirmed. */
export const emailChanges: Migration = {
  up: async (db) => {
    await sql`
      create table email_change (
        user_id bigint primary key references user_account (id) on delete cascade,
        username text not null,
        token_hash text unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint email_change_token_check check (token_hash ~ '^[0-9a-f]{64}$'),
        constraint email_change_username_check
          check (username = lower(btrim(username)) and length(username) between 3 and 254)
      )`.execute(db);
    await sql`
      alter table audit_event
        drop constraint audit_event_event_check,
        add constraint audit_event_event_check check (event in (
          'registered', 'logged-in', 'logged-out', 'password-changed', 'logins-ended', 'data-downloaded',
          'data-imported', 'deletion-requested', 'account-kept', 'watch-connected', 'watch-disconnected',
          'account-disabled', 'account-enabled', 'reset-link-made', 'password-reset',
          'email-change-requested', 'email-changed'))`.execute(db);
  },
};
