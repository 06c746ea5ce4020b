import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Calls that count towards a rate limit. Unlogged: a crash of PostgreSQL only empties the counters.
 * Space in each page lets PostgreSQL change a counter without touching the index.
 */
export const rateLimits: Migration = {
  up: async (db) => {
    await sql`
      create unlogged table rate_limit_count (
        caller text not null,
        name text not null,
        count integer not null,
        ends_at timestamptz not null,
        primary key (caller, name),
        constraint rate_limit_count_caller_check check (length(caller) between 1 and 80),
        constraint rate_limit_count_name_check check (length(name) between 1 and 40),
        constraint rate_limit_count_count_check check (count > 0)
      ) with (fillfactor = 50)`.execute(db);
  },
};
