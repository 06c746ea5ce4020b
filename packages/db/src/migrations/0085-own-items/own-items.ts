import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What athletes add to the checklists of their races. */
export const ownItems: Migration = {
  up: async (db) => {
    await sql`
      alter table race_day
        add column own_items text[] not null default '{}',
        add constraint race_day_own_items_check
          check (array_position(own_items, null) is null and cardinality(own_items) <= 30)`.execute(
      db,
    );
  },
};
