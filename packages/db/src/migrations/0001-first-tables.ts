import type { Migration } from "kysely/migration";
import { createAccountTables } from "./0001-first-tables/accounts.ts";
import { createExerciseTable } from "./0001-first-tables/exercises.ts";
import { createPlanTables } from "./0001-first-tables/plans.ts";
import { createWearableTables } from "./0001-first-tables/wearables.ts";

export const firstTables: Migration = {
  up: async (db) => {
    await createAccountTables(db);
    await createPlanTables(db);
    await createWearableTables(db);
    await createExerciseTable(db);
  },
};
