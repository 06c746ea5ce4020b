import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The exercises that time off, a race or a change of the plan rewrote, as they were, so that an undo restores them. */
export const layersBefore: Migration = {
  up: async (db) => {
    await sql`
      alter table time_off
        add column exercises_before jsonb not null default '{}',
        add constraint time_off_exercises_check
          check (jsonb_typeof(exercises_before) = 'object')`.execute(db);
    await sql`
      alter table plan_race
        add column exercises_before jsonb not null default '{}',
        add constraint plan_race_exercises_check
          check (jsonb_typeof(exercises_before) = 'object')`.execute(db);
    await sql`
      alter table plan_revision
        add column exercises_before jsonb not null default '{}',
        add constraint plan_revision_exercises_check
          check (jsonb_typeof(exercises_before) = 'object')`.execute(db);
  },
};
