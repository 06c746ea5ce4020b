import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The athlete's thresholds that a plan's targets are written with. */
export const planThresholds: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan add column thresholds jsonb not null default '{}',
        add constraint training_plan_thresholds_check
          check (jsonb_typeof(thresholds) = 'object')`.execute(db);
  },
};
