import { sql, type Kysely } from "kysely";
import { lengthWithin, nameOfDay, oneOf } from "./checks.ts";

const INTENSITIES = [
  "recovery",
  "easy",
  "moderate",
  "tempo",
  "threshold",
  "vo2max",
  "interval",
  "hard",
];

/** Exercises. Their plan's owner is theirs, so they need no key to the user of their own. */
export async function createExerciseTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exercise (
      id bigint generated always as identity primary key,
      training_plan_id bigint not null,
      user_id bigint not null,
      week integer not null,
      slot_key text not null,
      type text not null,
      template_id text not null,
      name text not null,
      duration integer not null,
      distance text not null,
      pace text not null,
      intensity text not null,
      description text not null,
      notes text not null,
      steps jsonb not null,
      suggested_day integer,
      is_key boolean not null default false,
      brick_id text,
      base_duration integer not null,
      base_intensity text not null,
      base_template_id text not null,
      day integer,
      day_name text,
      scheduled_date date,
      is_scheduled boolean not null default false,
      is_completed boolean not null default false,
      completed_at timestamptz,
      actual_duration integer,
      actual_distance text,
      actual_pace text,
      completion_notes text,
      matched_activity_id bigint,
      order_index integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint exercise_training_plan_id_slot_key_key unique (training_plan_id, slot_key),
      constraint exercise_matched_activity_id_key unique (matched_activity_id),
      constraint exercise_training_plan_fkey
        foreign key (user_id, training_plan_id) references training_plan (user_id, id)
        on delete cascade,
      constraint exercise_matched_activity_fkey
        foreign key (user_id, matched_activity_id) references wearable_activity (user_id, id)
        on delete set null (matched_activity_id),
      constraint exercise_week_check check (week between 1 and 104),
      constraint exercise_slot_key_check check (${lengthWithin("slot_key", 1, 64)}),
      constraint exercise_type_check check (${oneOf("type", ["swim", "bike", "run"])}),
      constraint exercise_intensity_check check (${oneOf("intensity", INTENSITIES)}),
      constraint exercise_base_intensity_check check (${oneOf("base_intensity", INTENSITIES)}),
      constraint exercise_duration_check check (duration between 1 and 1440),
      constraint exercise_base_duration_check check (base_duration between 1 and 1440),
      constraint exercise_texts_check check (
        ${lengthWithin("name", 1, 200)} and ${lengthWithin("template_id", 1, 64)}
        and ${lengthWithin("base_template_id", 1, 64)} and ${lengthWithin("distance", 0, 32)}
        and ${lengthWithin("pace", 0, 32)} and ${lengthWithin("description", 0, 10_000)}
        and ${lengthWithin("notes", 0, 10_000)}),
      constraint exercise_brick_id_check check (${lengthWithin("brick_id", 1, 64)}),
      constraint exercise_steps_check check (jsonb_typeof(steps) = 'array'),
      constraint exercise_suggested_day_check check (suggested_day between 0 and 6),
      constraint exercise_placement_check check (
        num_nulls(day, day_name, scheduled_date) = case when is_scheduled then 0 else 3 end),
      constraint exercise_day_check check (day between 0 and 6
        and ${nameOfDay("day_name", "day")} and extract(dow from scheduled_date) = day),
      constraint exercise_completion_check check (
        is_completed = (completed_at is not null)
        and (is_completed or matched_activity_id is null)),
      constraint exercise_actual_duration_check check (actual_duration between 0 and 10080),
      constraint exercise_actual_distance_check check (${lengthWithin("actual_distance", 0, 64)}),
      constraint exercise_actual_pace_check check (${lengthWithin("actual_pace", 0, 64)}),
      constraint exercise_completion_notes_check
        check (${lengthWithin("completion_notes", 0, 5000)}),
      constraint exercise_order_index_check check (order_index >= 0)
    )`.execute(db);
  await sql`create index exercise_week_idx on exercise (training_plan_id, week, order_index)`.execute(
    db,
  );
}
