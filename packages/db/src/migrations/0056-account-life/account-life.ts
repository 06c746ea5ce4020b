import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts that are to be deleted, and a public id for each login. */
export const accountLife: Migration = {
  up: async (db) => {
    await sql`alter table user_account add column deletion_requested_at timestamptz`.execute(db);
    await sql`
      create index user_account_deletion_requested_at_idx on user_account (deletion_requested_at)
        where deletion_requested_at is not null`.execute(db);
    await sql`
      alter table user_session
        add column id bigint generated always as identity,
        add constraint user_session_user_id_id_key unique (user_id, id)`.execute(db);
  },
};
