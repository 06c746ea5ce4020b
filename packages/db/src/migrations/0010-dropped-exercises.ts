import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adjustments can leave out exercises, which keep their row and come back later. */
export const droppedExercises: Migration = {
  up: async (db) => {
    await sql`
      alter table exercise
        add column is_dropped boolean not null default false,
        add constraint exercise_is_dropped_check
          check (not (is_dropped and is_completed))`.execute(db);
  },
};
