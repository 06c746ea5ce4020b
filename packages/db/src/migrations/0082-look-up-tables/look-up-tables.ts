import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Whose link or account at a provider it is, in tables of the coordinator: a request that does not
 * name the athlete finds the athlete's rows through them.
 */
export const lookUpTables: Migration = {
  up: async (db) => {
    await sql`
      create table link_token (
        token_hash text primary key,
        user_id bigint not null references account_name (user_id) on delete cascade,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index link_token_user_id_idx on link_token (user_id)`.execute(db);
    await sql`
      insert into link_token (token_hash, user_id, created_at)
      select token_hash, user_id, created_at from calendar_feed
      union all select token_hash, user_id, created_at from plan_share`.execute(db);
    await sql`alter table calendar_feed drop constraint calendar_feed_token_hash_key`.execute(db);
    await sql`alter table plan_share drop constraint plan_share_token_hash_key`.execute(db);

    await sql`
      create table provider_account (
        provider text not null,
        provider_user_id text not null,
        user_id bigint not null references account_name (user_id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (provider, provider_user_id),
        constraint provider_account_user_id_provider_key unique (user_id, provider)
      )`.execute(db);
    await sql`
      insert into provider_account (provider, provider_user_id, user_id, created_at)
      select provider, provider_user_id, user_id, created_at
      from wearable_connection where status <> 'revoked'`.execute(db);
    await sql`drop index wearable_connection_provider_user_key`.execute(db);
  },
};
