import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the athlete answered and chose in the check-in of a week. */
export const checkIn: Migration = {
  up: async (db) => {
    await sql`
      create table check_in (
        id bigint generated always as identity primary key,
        training_plan_id bigint not null,
        user_id bigint not null,
        week_start date not null,
        week_answers jsonb not null default '{}',
        choices jsonb not null default '[]',
        readiness integer,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint check_in_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint check_in_once unique (training_plan_id, week_start),
        constraint check_in_week_start_check check (extract(dow from week_start) = 0),
        constraint check_in_week_answers_check check (jsonb_typeof(week_answers) = 'object'),
        constraint check_in_choices_check check (jsonb_typeof(choices) = 'array'),
        constraint check_in_readiness_check check (readiness between 1 and 5)
      )`.execute(db);
  },
};
