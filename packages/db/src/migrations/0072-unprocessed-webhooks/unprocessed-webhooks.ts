import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Counts unprocessed webhooks without reading the log of three months. */
export const unprocessedWebhooks: Migration = {
  up: async (db) => {
    await sql`
      create index wearable_webhook_log_received_idx on wearable_webhook_log (created_at)
      where status = 'received'`.execute(db);
  },
};
