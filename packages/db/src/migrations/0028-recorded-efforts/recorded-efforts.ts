import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Best efforts and steadiness of a recording, from its samples. */
export const recordedEfforts: Migration = {
  up: async (db) => {
    await sql`
      alter table wearable_activity
        add column efforts jsonb,
        add constraint wearable_activity_efforts_check
          check (jsonb_typeof(efforts) = 'object')`.execute(db);
  },
};
