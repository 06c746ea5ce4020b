import type { Migration } from "kysely/migration";
import { createHistoryTables } from "./0005-webhooks/history.ts";
import { createInboxTables } from "./0005-webhooks/inbox.ts";

export const webhooks: Migration = {
  up: async (db) => {
    await createInboxTables(db);
    await createHistoryTables(db);
  },
};
