import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Foreign keys that set a column to null until now: table, name, columns, referenced table. */
const REFERENCES = [
  [
    "exercise",
    "exercise_matched_activity_fkey",
    "user_id, matched_activity_id",
    "wearable_activity",
  ],
  ["import_file", "import_file_activity_fkey", "user_id, activity_id", "wearable_activity"],
  [
    "training_plan",
    "training_plan_previous_plan_fkey",
    "user_id, previous_plan_id",
    "training_plan",
  ],
  [
    "user_account",
    "user_account_current_training_plan_fkey",
    "id, current_training_plan_id",
    "training_plan",
  ],
  [
    "wearable_activity",
    "wearable_activity_connection_fkey",
    "user_id, connection_id",
    "wearable_connection",
  ],
  [
    "wearable_activity",
    "wearable_activity_duplicate_of_fkey",
    "user_id, duplicate_of",
    "wearable_activity",
  ],
  ["wearable_activity", "wearable_activity_import_fkey", "user_id, import_id", "activity_import"],
] as const;

/**
 * Citus has no SET NULL for a key with the distribution column. The deleting statements clear the
 * column instead. Checked at commit: deleting an account deletes both rows, in any order.
 */
export const plainReferences: Migration = {
  up: async (db) => {
    for (const [table, name, columns, referenced] of REFERENCES) {
      await sql`
        alter table ${sql.table(table)}
          drop constraint ${sql.ref(name)},
          add constraint ${sql.ref(name)} foreign key (${sql.raw(columns)})
            references ${sql.table(referenced)} (user_id, id)
            deferrable initially deferred`.execute(db);
    }
  },
};
