import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What a match did to an exercise, so that it can be undone, and what a person took apart, so that
 * it stays so.
 */
export const matches: Migration = {
  up: async (db) => {
    await sql`
      alter table exercise add column placed_by_match boolean not null default false,
        add constraint exercise_placed_by_match_check
          check (not placed_by_match or (is_completed and is_scheduled))`.execute(db);
    await sql`
      alter table wearable_activity
        add column auto_match_suppressed boolean not null default false`.execute(db);
    await sql`
      create index wearable_activity_newest_idx
        on wearable_activity (user_id, start_time desc, id desc)`.execute(db);
  },
};
