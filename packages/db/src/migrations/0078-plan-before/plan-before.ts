import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The plan that a plan follows, and what it keeps of that plan's race when that plan is deleted. */
export const planBefore: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column previous_plan_id bigint,
        add column race_before jsonb,
        add constraint training_plan_previous_plan_fkey
          foreign key (user_id, previous_plan_id) references training_plan (user_id, id)
          on delete set null (previous_plan_id),
        add constraint training_plan_previous_plan_check check (previous_plan_id <> id),
        add constraint training_plan_race_before_check
          check (jsonb_typeof(race_before) = 'object')`.execute(db);
    // Deleting a plan looks for those that follow it.
    await sql`
      create index training_plan_previous_plan_idx
        on training_plan (user_id, previous_plan_id)`.execute(db);
  },
};
