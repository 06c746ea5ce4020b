import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Days of a plan on which the athlete can train less than planned. */
export const timeOff: Migration = {
  up: async (db) => {
    await sql`
      create table time_off (
        id bigint generated always as identity primary key,
        training_plan_id bigint not null,
        user_id bigint not null,
        kind text not null,
        from_date date not null,
        to_date date,
        minutes_per_day integer,
        sports text[] not null,
        symptoms text,
        accepted_on date not null,
        placements_before jsonb not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint time_off_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint time_off_kind_check
          check (kind in ('travel', 'busy', 'ill', 'injured', 'other')),
        constraint time_off_dates_check check (
          to_date >= from_date and (kind in ('ill', 'injured') or to_date is not null)),
        constraint time_off_minutes_check check (
          minutes_per_day between 0 and 480 and minutes_per_day % 5 = 0
          and (kind = 'injured' or minutes_per_day is not null)),
        constraint time_off_sports_check check (
          sports <@ array['swim', 'bike', 'run'] and array_position(sports, null) is null),
        constraint time_off_symptoms_check check (
          symptoms in ('below-neck', 'above-neck') and (kind = 'ill') = (symptoms is not null)),
        constraint time_off_placements_check check (jsonb_typeof(placements_before) = 'object')
      )`.execute(db);
    await sql`create index time_off_training_plan_idx on time_off (training_plan_id, id)`.execute(
      db,
    );
  },
};
