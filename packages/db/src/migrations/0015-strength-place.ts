import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where an athlete does strength work; at home until changed. */
export const strengthPlace: Migration = {
  up: async (db) => {
    await sql`
      alter table user_account
        add column strength_place text not null default 'home',
        add constraint user_account_strength_place_check
          check (strength_place in ('home', 'gym', 'off'))`.execute(db);
  },
};
