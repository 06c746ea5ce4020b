import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Duplicates that the athlete counts as workouts of their own; the index serves deletions. */
export const duplicateActivities: Migration = {
  up: async (db) => {
    await sql`
      alter table wearable_activity
        add column kept_separate boolean not null default false`.execute(db);
    await sql`
      create index wearable_activity_duplicate_of_idx
        on wearable_activity (user_id, duplicate_of) where duplicate_of is not null`.execute(db);
  },
};
