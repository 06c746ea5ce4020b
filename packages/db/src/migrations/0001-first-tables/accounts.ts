import { sql, type Kysely } from "kysely";
import { allLike, CLOCK_PACE, lengthWithin, oneOf, sevenDays, SHA256, SPEED } from "./checks.ts";

/** Users, their logins and the failed ones. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await createUserAccount(db);
  await createUserSession(db);
  await createLoginFailure(db);
}

async function createUserAccount(db: Kysely<unknown>) {
  await sql`
    create table user_account (
      id bigint generated always as identity primary key,
      username text not null,
      password_hash text not null,
      default_swim_pace text,
      default_bike_pace text,
      default_run_pace text,
      experience_level text,
      default_weekly_schedule jsonb not null,
      current_training_plan_id bigint,
      unit_preference text not null default 'miles',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint user_account_username_check
        check (${lengthWithin("username", 1, 254)} and username = lower(btrim(username))),
      constraint user_account_password_hash_check check (${lengthWithin("password_hash", 1, 512)}),
      constraint user_account_clock_paces_check
        check (${allLike(["default_swim_pace", "default_run_pace"], CLOCK_PACE)}),
      constraint user_account_bike_pace_check check (${allLike(["default_bike_pace"], SPEED)}),
      constraint user_account_experience_level_check
        check (${oneOf("experience_level", ["beginner", "intermediate", "advanced"])}),
      constraint user_account_weekly_schedule_check check (${sevenDays("default_weekly_schedule")}),
      constraint user_account_unit_preference_check
        check (${oneOf("unit_preference", ["miles", "kilometers"])})
    )`.execute(db);
  await sql`create unique index user_account_username_key on user_account (lower(username))`.execute(
    db,
  );
}

async function createUserSession(db: Kysely<unknown>) {
  await sql`
    create table user_session (
      id_hash text primary key,
      user_id bigint not null references user_account on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      user_agent text,
      constraint user_session_id_hash_check check (${allLike(["id_hash"], SHA256)}),
      constraint user_session_expires_at_check check (expires_at > created_at),
      constraint user_session_user_agent_check check (${lengthWithin("user_agent", 0, 256)})
    )`.execute(db);
  await sql`create index user_session_user_id_idx on user_session (user_id)`.execute(db);
  await sql`create index user_session_expires_at_idx on user_session (expires_at)`.execute(db);
}

async function createLoginFailure(db: Kysely<unknown>) {
  await sql`
    create table login_failure (
      id bigint generated always as identity primary key,
      username_hash text not null,
      ip_prefix text not null,
      failed_at timestamptz not null default now(),
      constraint login_failure_username_hash_check
        check (${lengthWithin("username_hash", 1, 128)}),
      constraint login_failure_ip_prefix_check check (${lengthWithin("ip_prefix", 1, 64)})
    )`.execute(db);
  // The first serves the account alone and the account from one network; the third serves pruning.
  await sql`create index login_failure_username_idx on login_failure (username_hash, ip_prefix, failed_at)`.execute(
    db,
  );
  await sql`create index login_failure_ip_prefix_idx on login_failure (ip_prefix, failed_at)`.execute(
    db,
  );
  await sql`create index login_failure_failed_at_idx on login_failure (failed_at)`.execute(db);
}
