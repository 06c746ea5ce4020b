import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Imports that the athlete stopped before all of their files were read. */
export const stoppedImports: Migration = {
  up: async (db) => {
    await sql`
      alter table activity_import
        add column is_stopped boolean not null default false,
        add constraint activity_import_stopped_check check (not is_stopped or status = 'done')`.execute(
      db,
    );
  },
};
