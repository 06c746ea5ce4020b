import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the watch service has of an athlete's exercises. A row outlives its exercise, because the
 * workout is still to be removed there. Connections made before send nothing until it is turned on.
 */
export const pushedWorkouts: Migration = {
  up: async (db) => {
    await sql`
      alter table wearable_connection
        add column workout_target text,
        add column time_zone text,
        add constraint wearable_connection_workout_target_check
          check (workout_target in ('power', 'pace', 'heartRate', 'none')),
        add constraint wearable_connection_time_zone_check
          check (length(time_zone) between 1 and 100)`.execute(db);
    await sql`
      create table pushed_workout (
        connection_id bigint not null,
        exercise_id bigint not null,
        user_id bigint not null,
        provider_workout_id text,
        provider_schedule_id text,
        content_hash text,
        scheduled_date date,
        sent_at timestamptz,
        refused_version text,
        refusal text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (connection_id, exercise_id),
        constraint pushed_workout_connection_fkey
          foreign key (user_id, connection_id) references wearable_connection (user_id, id)
          on delete cascade,
        constraint pushed_workout_schedule_check
          check (provider_schedule_id is null or provider_workout_id is not null),
        constraint pushed_workout_date_check
          check ((scheduled_date is null) = (provider_schedule_id is null)),
        constraint pushed_workout_sent_check
          check ((sent_at is null) = (content_hash is null)),
        constraint pushed_workout_refusal_check
          check (refusal is null or (refused_version is not null and refusal <> ''
            and length(refusal) <= 500))
      )`.execute(db);
    await sql`create index pushed_workout_user_idx on pushed_workout (user_id, exercise_id)`.execute(
      db,
    );
  },
};
