import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the athlete raced on the way to a plan's own race. */
export const raceResults: Migration = {
  up: async (db) => {
    await sql`
      alter table plan_race
        add column status text,
        add column finish_seconds integer,
        add column splits jsonb not null default '{}',
        add column is_fair_day boolean not null default true,
        add column note text,
        add constraint plan_race_status_check
          check (status in ('finished', 'stopped', 'not-started')),
        add constraint plan_race_finish_check check (
          finish_seconds between 1 and 359999
          and (finish_seconds is not null) = (status is not distinct from 'finished')),
        add constraint plan_race_splits_check check (jsonb_typeof(splits) = 'object'),
        add constraint plan_race_note_check check (length(note) between 1 and 2000)`.execute(db);
  },
};
