import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The secret address at which calendars read an athlete's exercises. */
export const calendarFeed: Migration = {
  up: async (db) => {
    await sql`
      create table calendar_feed (
        user_id bigint primary key references user_account on delete cascade,
        training_plan_id bigint,
        token_hash text not null,
        token_seed text not null,
        start_minutes integer[],
        time_zone text not null,
        read_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint calendar_feed_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint calendar_feed_token_hash_key unique (token_hash),
        constraint calendar_feed_token_check
          check (token_hash ~ '^[0-9a-f]{64}$' and token_seed ~ '^[A-Za-z0-9_-]{43}$'),
        constraint calendar_feed_start_check check (
          cardinality(start_minutes) = 7 and 0 <= all (start_minutes) is not false
          and 1440 > all (start_minutes) is not false)
      )`.execute(db);
    await sql`create index calendar_feed_training_plan_idx on calendar_feed (training_plan_id)`.execute(
      db,
    );
  },
};
