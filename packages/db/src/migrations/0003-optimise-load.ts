import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether a plan's weekly load is optimised as a whole; plans that exist stay as they are. */
export const optimiseLoad: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column optimise_load boolean not null default false`.execute(db);
  },
};
