import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The number of files of an import, once its archive was opened. */
export const importFileCount: Migration = {
  up: async (db) => {
    await sql`
      alter table activity_import
        add column file_count integer,
        add constraint activity_import_file_count_check check (file_count >= 0)`.execute(db);
  },
};
