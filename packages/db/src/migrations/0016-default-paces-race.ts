import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The race that an athlete's default paces hold for; olympic, the form's first race, until saved. */
export const defaultPacesRace: Migration = {
  up: async (db) => {
    await sql`
      alter table user_account
        add column default_paces_race text not null default 'olympic',
        add constraint user_account_paces_race_check
          check (default_paces_race in ('sprint', 'olympic', '70.3', 'ironman'))`.execute(db);
  },
};
