import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The pool of an athlete, and lengths of yard pools, which are no whole metres. */
export const pools: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        alter column pool_length_meters type double precision`.execute(db);
    await sql`
      alter table user_account
        add column pool_length_meters double precision not null default 25,
        add constraint user_account_pool_length_check
          check (pool_length_meters between 10 and 100)`.execute(db);
  },
};
