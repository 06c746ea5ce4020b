import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Races on the way to a plan's own race. */
export const planRaces: Migration = {
  up: async (db) => {
    await sql`
      create table plan_race (
        id bigint generated always as identity primary key,
        training_plan_id bigint not null,
        user_id bigint not null,
        name text not null,
        date date not null,
        priority text not null,
        kind text not null,
        distances jsonb not null default '{}',
        goal_seconds integer,
        expected_minutes integer not null,
        accepted_on date not null,
        placements_before jsonb not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint plan_race_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint plan_race_one_a_day unique (training_plan_id, date),
        constraint plan_race_name_check check (length(name) between 1 and 100),
        constraint plan_race_priority_check check (priority in ('B', 'C')),
        constraint plan_race_kind_check check (
          kind in ('sprint', 'olympic', '70.3', 'ironman', '5k', '10k', 'half-marathon', 'marathon',
            'run', 'ride', 'swim', 'duathlon', 'aquathlon')),
        constraint plan_race_distances_check check (jsonb_typeof(distances) = 'object'),
        constraint plan_race_goal_check check (goal_seconds between 1 and 359999),
        constraint plan_race_minutes_check check (expected_minutes between 0 and 10000),
        constraint plan_race_placements_check check (jsonb_typeof(placements_before) = 'object')
      )`.execute(db);
  },
};
