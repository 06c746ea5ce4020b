import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the athlete trains before the plan, null where not said, and the plan's engine version. */
export const currentTraining: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column hours_now double precision,
        add column longest_run_now integer,
        add column longest_ride_now integer,
        add column longest_swim_now integer,
        add column engine_version smallint not null default 1,
        add constraint training_plan_hours_now_check
          check (hours_now between 0 and 40 and hours_now * 2 = trunc(hours_now * 2)),
        add constraint training_plan_longest_run_now_check
          check (longest_run_now between 0 and 600),
        add constraint training_plan_longest_ride_now_check
          check (longest_ride_now between 0 and 900),
        add constraint training_plan_longest_swim_now_check
          check (longest_swim_now between 0 and 10000),
        add constraint training_plan_engine_version_check check (engine_version >= 1)`.execute(db);
  },
};
