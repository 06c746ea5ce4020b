import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether a calendar feed holds completed exercises, rest days and time off. */
export const feedContent: Migration = {
  up: async (db) => {
    await sql`
      alter table calendar_feed
        add column has_completed boolean not null default true,
        add column has_rest_days boolean not null default false`.execute(db);
  },
};
