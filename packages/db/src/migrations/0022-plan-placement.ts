import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The placement of a whole plan that an exercise still has its day from. */
export const planPlacement: Migration = {
  up: async (db) => {
    await sql`
      alter table exercise
        add column placement_id uuid,
        add constraint exercise_placement_id_check
          check (placement_id is null or (is_scheduled and not is_completed))`.execute(db);
  },
};
