import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tables of the coordinator with rows of an account. */
const COORDINATOR_TABLES = [
  "email_change",
  "oauth_state",
  "passkey",
  "passkey_challenge",
  "password_reset",
  "pending_login",
  "user_session",
  "wearable_webhook_log",
  "webhook_part",
];

/**
 * The names of accounts in a table of the coordinator: names are unique among all athletes, and the
 * coordinator's other tables refer to it instead of the accounts, which may be on another server.
 */
export const accountNames: Migration = {
  up: async (db) => {
    await sql`
      create table account_name (
        user_id bigint primary key references user_account (id) on delete cascade,
        username text not null,
        created_at timestamptz not null default now(),
        constraint account_name_username_key unique (username)
      )`.execute(db);
    await sql`
      insert into account_name (user_id, username, created_at)
      select id, username, created_at from user_account`.execute(db);
    await sql`drop index user_account_username_key`.execute(db);
    for (const table of COORDINATOR_TABLES) {
      const key = sql.ref(`${table}_user_id_fkey`);
      await sql`
        alter table ${sql.table(table)}
          drop constraint ${key},
          add constraint ${key}
            foreign key (user_id) references account_name (user_id) on delete cascade`.execute(db);
    }
    await sql`
      alter table webhook_hold
        drop constraint webhook_hold_connection_fkey,
        add constraint webhook_hold_user_id_fkey
          foreign key (user_id) references account_name (user_id) on delete cascade`.execute(db);
  },
};
