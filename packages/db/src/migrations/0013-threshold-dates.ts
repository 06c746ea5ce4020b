import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The days on which a plan's thresholds were measured: the way to the goal starts there. */
export const thresholdDates: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan add column threshold_dates jsonb not null default '{}',
        add constraint training_plan_threshold_dates_check
          check (jsonb_typeof(threshold_dates) = 'object')`.execute(db);
  },
};
