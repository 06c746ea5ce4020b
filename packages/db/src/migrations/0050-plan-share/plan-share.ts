import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The public link of a plan. */
export const planShare: Migration = {
  up: async (db) => {
    await sql`
      create table plan_share (
        training_plan_id bigint primary key,
        user_id bigint not null,
        token_hash text not null,
        token_seed text not null,
        has_dates boolean not null,
        has_paces boolean not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint plan_share_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint plan_share_token_hash_key unique (token_hash),
        constraint plan_share_token_check
          check (token_hash ~ '^[0-9a-f]{64}$' and token_seed ~ '^[A-Za-z0-9_-]{43}$')
      )`.execute(db);
  },
};
