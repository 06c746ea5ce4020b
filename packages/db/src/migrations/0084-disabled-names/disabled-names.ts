import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Disabled accounts also beside their names, where a login is checked without the server of the account. */
export const disabledNames: Migration = {
  up: async (db) => {
    await sql`alter table account_name add column disabled_at timestamptz`.execute(db);
    await sql`
      update account_name set disabled_at = user_account.disabled_at
      from user_account where user_account.id = account_name.user_id`.execute(db);
  },
};
