import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the athlete enters for the race of a plan: its start, the checklist and the result. */
export const raceDay: Migration = {
  up: async (db) => {
    await sql`
      create table race_day (
        id bigint generated always as identity primary key,
        training_plan_id bigint not null,
        user_id bigint not null,
        start_minute integer,
        checked_items text[] not null default '{}',
        status text,
        finish_seconds integer,
        splits jsonb not null default '{}',
        is_fair_day boolean not null default true,
        note text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint race_day_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint race_day_once unique (training_plan_id),
        constraint race_day_start_check check (start_minute between 0 and 1439),
        constraint race_day_items_check check (array_position(checked_items, null) is null),
        constraint race_day_status_check
          check (status in ('finished', 'stopped', 'not-started')),
        constraint race_day_finish_check check (
          finish_seconds between 1 and 359999
          and (finish_seconds is not null) = (status is not distinct from 'finished')),
        constraint race_day_splits_check check (jsonb_typeof(splits) = 'object'),
        constraint race_day_note_check check (length(note) between 1 and 2000)
      )`.execute(db);
    await sql`create index race_day_user_idx on race_day (user_id, training_plan_id)`.execute(db);
  },
};
