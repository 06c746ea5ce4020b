import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Keys that sign an athlete in without a password, and the challenges that they answer. */
export const passkeys: Migration = {
  up: async (db) => {
    await sql`
      alter table user_account
        add column passkey_user_id uuid not null default gen_random_uuid()`.execute(db);
    await sql`
      create table passkey (
        id bigint generated always as identity primary key,
        user_id bigint not null references user_account (id) on delete cascade,
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        constraint passkey_credential_id_key unique (credential_id),
        constraint passkey_credential_id_check
          check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1364),
        constraint passkey_public_key_check check (octet_length(public_key) between 1 and 8192),
        constraint passkey_counter_check check (counter between 0 and 4294967295),
        constraint passkey_transports_check check (cardinality(transports) <= 10),
        constraint passkey_name_check check (length(name) between 1 and 60)
      )`.execute(db);
    await sql`create index passkey_user_id_idx on passkey (user_id)`.execute(db);
    await sql`
      create table passkey_challenge (
        challenge_hash text primary key,
        user_id bigint references user_account (id) on delete cascade,
        session_hash text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint passkey_challenge_hash_check check (challenge_hash ~ '^[0-9a-f]{64}$'),
        constraint passkey_challenge_login_check
          check ((user_id is null) = (session_hash is null))
      )`.execute(db);
    await sql`create index passkey_challenge_user_id_idx on passkey_challenge (user_id)`.execute(
      db,
    );
    await sql`create index passkey_challenge_expires_at_idx on passkey_challenge (expires_at)`.execute(
      db,
    );
    await sql`
      alter table audit_event
        drop constraint audit_event_event_check,
        add constraint audit_event_event_check check (event in (
          'registered', 'logged-in', 'logged-out', 'password-changed', 'logins-ended', 'data-downloaded',
          'data-imported', 'deletion-requested', 'account-kept', 'watch-connected', 'watch-disconnected',
          'account-disabled', 'account-enabled', 'reset-link-made', 'password-reset',
          'email-change-requested', 'email-changed', 'passkey-added', 'passkey-removed'))`.execute(
      db,
    );
  },
};
