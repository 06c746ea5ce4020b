import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Keys of authenticator apps, recovery codes, and logins that wait for a code. */
export const secondFactor: Migration = {
  up: async (db) => {
    await sql`
      create table second_factor (
        user_id bigint primary key references user_account (id) on delete cascade,
        secret_enc text not null,
        enabled_at timestamptz,
        last_step bigint,
        wrong_codes integer not null default 0,
        wrong_since timestamptz,
        created_at timestamptz not null default now(),
        constraint second_factor_secret_check check (length(secret_enc) between 1 and 500),
        constraint second_factor_last_step_check check (last_step >= 0),
        constraint second_factor_wrong_codes_check
          check (wrong_codes >= 0 and (wrong_codes = 0) = (wrong_since is null))
      )`.execute(db);
    await sql`
      create table recovery_code (
        code_hash text primary key,
        user_id bigint not null references user_account (id) on delete cascade,
        created_at timestamptz not null default now(),
        constraint recovery_code_hash_check check (code_hash ~ '^[0-9a-f]{64}$')
      )`.execute(db);
    await sql`create index recovery_code_user_id_idx on recovery_code (user_id)`.execute(db);
    await sql`
      create table pending_login (
        token_hash text primary key,
        user_id bigint not null references user_account (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint pending_login_token_check check (token_hash ~ '^[0-9a-f]{64}$')
      )`.execute(db);
    await sql`create index pending_login_user_id_idx on pending_login (user_id)`.execute(db);
    await sql`create index pending_login_expires_at_idx on pending_login (expires_at)`.execute(db);
    await sql`
      alter table audit_event
        drop constraint audit_event_event_check,
        add constraint audit_event_event_check check (event in (
          'registered', 'logged-in', 'logged-out', 'password-changed', 'logins-ended', 'data-downloaded',
          'data-imported', 'deletion-requested', 'account-kept', 'watch-connected', 'watch-disconnected',
          'account-disabled', 'account-enabled', 'reset-link-made', 'password-reset',
          'email-change-requested', 'email-changed', 'passkey-added', 'passkey-removed',
          'second-factor-added', 'second-factor-removed', 'recovery-codes-made',
          'recovery-code-used'))`.execute(db);
  },
};
