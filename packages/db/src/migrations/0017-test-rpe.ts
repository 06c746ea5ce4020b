import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How hard a test or result felt, 1 to 10; null if the athlete did not say. */
export const testRpe: Migration = {
  up: async (db) => {
    await sql`
      alter table threshold_record
        add column rpe smallint,
        add constraint threshold_record_rpe_check check (rpe between 1 and 10)`.execute(db);
  },
};
