import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The exercises that an accepted proposal rewrote, as they were, so that an undo restores them. */
export const exercisesBefore: Migration = {
  up: async (db) => {
    await sql`
      alter table plan_layer
        add column exercises_before jsonb not null default '{}',
        add constraint plan_layer_exercises_check
          check (jsonb_typeof(exercises_before) = 'object')`.execute(db);
  },
};
