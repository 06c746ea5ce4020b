import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Why each exercise is what it is. Exercises that exist keep none: which facts they were made by is
 * not known any more, until their plan's goal is changed or they are adjusted.
 */
export const exerciseReasons: Migration = {
  up: async (db) => {
    await sql`
      alter table exercise
        add column reasons jsonb not null default '[]',
        add constraint exercise_reasons_check check (jsonb_typeof(reasons) = 'array')`.execute(db);
    await sql`alter table exercise alter column reasons drop default`.execute(db);
  },
};
