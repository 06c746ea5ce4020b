import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Exercises that the athlete did not do and said so, with the reason if one was given. */
export const skippedExercises: Migration = {
  up: async (db) => {
    await sql`
      alter table exercise
        add column skipped_at timestamptz,
        add column skip_reason text,
        add constraint exercise_skipped_at_check
          check (skipped_at is null or (is_scheduled and not is_completed)),
        add constraint exercise_skip_reason_check
          check (skip_reason is null or (skipped_at is not null
            and skip_reason in ('time', 'tired', 'sick', 'injured', 'weather', 'other')))`.execute(
      db,
    );
  },
};
