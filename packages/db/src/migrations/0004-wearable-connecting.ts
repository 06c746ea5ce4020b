import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { allLike, lengthWithin, SHA256 } from "./0001-first-tables/checks.ts";

/** Consents under way, and what a connection's tokens went through. */
export const wearableConnecting: Migration = {
  up: async (db) => {
    await sql`
      create table oauth_state (
        state_hash text primary key,
        provider text not null,
        user_id bigint not null references user_account on delete cascade,
        session_hash text not null,
        verifier_enc text not null,
        redirect_uri text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint oauth_state_hashes_check
          check (${allLike(["state_hash", "session_hash"], SHA256)}),
        constraint oauth_state_texts_check check (
          ${lengthWithin("provider", 1, 32)} and ${lengthWithin("redirect_uri", 1, 2048)})
      )`.execute(db);
    await sql`create index oauth_state_user_id_idx on oauth_state (user_id)`.execute(db);
    await sql`create index oauth_state_expires_at_idx on oauth_state (expires_at)`.execute(db);
    await sql`
      alter table wearable_connection
        add column first_strike_at timestamptz,
        add column refresh_blocked_until timestamptz,
        add column refresh_count integer not null default 0,
        add column revoke_tries integer not null default 0,
        add constraint wearable_connection_counts_check
          check (refresh_count >= 0 and revoke_tries >= 0)`.execute(db);
  },
};
