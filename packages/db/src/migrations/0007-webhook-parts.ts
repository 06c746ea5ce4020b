import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a webhook brought an athlete, until a job has stored it. */
export const webhookParts: Migration = {
  up: async (db) => {
    await sql`
      create table webhook_part (
        id bigint generated always as identity primary key,
        log_id bigint not null references wearable_webhook_log on delete cascade,
        user_id bigint not null references user_account on delete cascade,
        activities jsonb,
        ping jsonb,
        created_at timestamptz not null default now(),
        constraint webhook_part_content_check check (num_nonnulls(activities, ping) = 1),
        constraint webhook_part_activities_check check (jsonb_typeof(activities) = 'array'),
        constraint webhook_part_ping_check check (jsonb_typeof(ping) = 'object')
      )`.execute(db);
    await sql`create index webhook_part_log_id_idx on webhook_part (log_id)`.execute(db);
    await sql`create index webhook_part_user_id_idx on webhook_part (user_id)`.execute(db);
    await sql`create index webhook_part_created_at_idx on webhook_part (created_at)`.execute(db);
  },
};
