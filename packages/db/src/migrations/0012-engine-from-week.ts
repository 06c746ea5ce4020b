import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The first week that the plan's engine version made; weeks before it keep an earlier version's. */
export const engineFromWeek: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column engine_from_week smallint not null default 1,
        add constraint training_plan_engine_from_week_check
          check (engine_from_week between 1 and 104)`.execute(db);
  },
};
