import { sql, type Kysely } from "kysely";
import {
  allLike,
  CLOCK_PACE,
  DECIMAL,
  FINISH_TIME,
  lengthWithin,
  oneOf,
  sevenDays,
  SPEED,
} from "./checks.ts";

/** Plans and what belongs to them; users then get their current plan. */
export async function createPlanTables(db: Kysely<unknown>): Promise<void> {
  await createTrainingPlan(db);
  await createPlanAdjustment(db);
  // The pair of columns lets nobody point at the plan of another.
  await sql`
    alter table user_account add constraint user_account_current_training_plan_fkey
      foreign key (id, current_training_plan_id) references training_plan (user_id, id)
      on delete set null (current_training_plan_id)`.execute(db);
}

async function createTrainingPlan(db: Kysely<unknown>) {
  await sql`
    create table training_plan (
      id bigint generated always as identity primary key,
      user_id bigint not null references user_account on delete cascade,
      name text not null,
      race_type text not null,
      swim_distance text not null,
      bike_distance text not null,
      run_distance text not null,
      race_date date not null,
      created_on date not null,
      start_date date not null,
      current_swim_pace text not null,
      current_bike_pace text not null,
      current_run_pace text not null,
      experience_level text not null,
      goal_finish_time text,
      goal_swim_pace text,
      goal_bike_pace text,
      goal_run_pace text,
      total_weeks integer not null,
      weekly_schedule jsonb not null,
      pace_improvement integer not null default 3,
      pool_length_meters integer not null default 25,
      idempotency_key text,
      request_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint training_plan_owner_key unique (user_id, id),
      constraint training_plan_user_id_idempotency_key_key unique (user_id, idempotency_key),
      constraint training_plan_name_check check (${lengthWithin("name", 1, 200)}),
      constraint training_plan_race_type_check
        check (${oneOf("race_type", ["sprint", "olympic", "70.3", "ironman"])}),
      constraint training_plan_distances_check
        check (${allLike(["swim_distance", "bike_distance", "run_distance"], DECIMAL)}),
      constraint training_plan_race_date_check check (race_date > created_on),
      constraint training_plan_start_date_check check (
        extract(dow from start_date) = 0
        and start_date between created_on - 6 and created_on + 7 and start_date <= race_date),
      constraint training_plan_clock_paces_check
        check (${allLike(["current_swim_pace", "current_run_pace"], CLOCK_PACE)}),
      constraint training_plan_bike_pace_check check (${allLike(["current_bike_pace"], SPEED)}),
      constraint training_plan_experience_level_check
        check (${oneOf("experience_level", ["beginner", "intermediate", "advanced"])}),
      constraint training_plan_goal_finish_time_check
        check (${allLike(["goal_finish_time"], FINISH_TIME)}),
      constraint training_plan_goal_swim_pace_check check (${lengthWithin("goal_swim_pace", 1, 16)}),
      constraint training_plan_goal_bike_pace_check check (${lengthWithin("goal_bike_pace", 1, 16)}),
      constraint training_plan_goal_run_pace_check check (${lengthWithin("goal_run_pace", 1, 16)}),
      constraint training_plan_total_weeks_check check (total_weeks between 1 and 104),
      constraint training_plan_weekly_schedule_check check (${sevenDays("weekly_schedule")}),
      constraint training_plan_pace_improvement_check check (pace_improvement between 1 and 5),
      constraint training_plan_pool_length_check check (pool_length_meters between 10 and 100),
      constraint training_plan_idempotency_check check (
        (idempotency_key is null) = (request_hash is null)
        and (idempotency_key is null or ${lengthWithin("idempotency_key", 1, 255)})
        and (request_hash is null or ${lengthWithin("request_hash", 1, 128)}))
    )`.execute(db);
  await sql`create index training_plan_newest_idx on training_plan (user_id, created_at, id)`.execute(
    db,
  );
}

async function createPlanAdjustment(db: Kysely<unknown>) {
  await sql`
    create table plan_adjustment (
      id bigint generated always as identity primary key,
      training_plan_id bigint not null,
      user_id bigint not null,
      from_week integer not null,
      adjustment_type text not null,
      volume_adjustment integer not null,
      intensity_adjustment text not null,
      reason text not null,
      created_at timestamptz not null default now(),
      constraint plan_adjustment_training_plan_fkey
        foreign key (user_id, training_plan_id) references training_plan (user_id, id)
        on delete cascade,
      constraint plan_adjustment_from_week_check check (from_week between 1 and 104),
      constraint plan_adjustment_type_check
        check (${oneOf("adjustment_type", ["volume", "intensity"])}),
      constraint plan_adjustment_volume_check
        check (volume_adjustment between 50 and 120 and volume_adjustment % 5 = 0),
      constraint plan_adjustment_intensity_check
        check (${oneOf("intensity_adjustment", ["easier", "maintain", "harder"])}),
      constraint plan_adjustment_reason_check check (${oneOf("reason", [
        "feeling-strong",
        "fatigue",
        "injury-prevention",
        "time-constraints",
        "recovery-needed",
        "race-prep",
      ])})
    )`.execute(db);
  await sql`create index plan_adjustment_training_plan_idx on plan_adjustment (training_plan_id, id)`.execute(
    db,
  );
}
