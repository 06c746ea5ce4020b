import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What an athlete did without a watch, and how an activity felt. */
export const manualActivities: Migration = {
  up: async (db) => {
    await sql`
      alter table wearable_activity
        add column rpe smallint,
        add column feeling smallint,
        drop constraint wearable_activity_source_check,
        add constraint wearable_activity_source_check
          check (source in ('webhook', 'backfill', 'import', 'test', 'manual')),
        add constraint wearable_activity_effort_check
          check (rpe between 1 and 10 and feeling between 1 and 5)`.execute(db);
  },
};
