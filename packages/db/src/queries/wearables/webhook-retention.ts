import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

export interface RetentionCounts {
  bodies: number;
  rows: number;
  keys: number;
}

/** Deletes personal data of webhooks after 14 days, rows after 90 days and keys after one day. */
export async function clearOldWebhooks(db: Queryable): Promise<RetentionCounts> {
  await db
    .deleteFrom("webhookPayload")
    .where("createdAt", "<", sql<string>`now() - interval '14 days'`)
    .execute();
  await db
    .deleteFrom("webhookPart")
    .where("createdAt", "<", sql<string>`now() - interval '14 days'`)
    .execute();
  const bodies = await db
    .updateTable("wearableWebhookLog")
    .set({ requestBody: null, requestHeaders: null, updatedAt: sql`now()` })
    .where("createdAt", "<", sql<string>`now() - interval '14 days'`)
    .where((eb) => eb.or([eb("requestBody", "is not", null), eb("requestHeaders", "is not", null)]))
    .executeTakeFirst();
  const keys = await db
    .deleteFrom("webhookDedupe")
    .where("createdAt", "<", sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst();
  const rows = await db
    .deleteFrom("wearableWebhookLog")
    .where("createdAt", "<", sql<string>`now() - interval '90 days'`)
    .executeTakeFirst();
  await db
    .deleteFrom("syncRun")
    .where("createdAt", "<", sql<string>`now() - interval '90 days'`)
    .execute();
  return {
    bodies: Number(bodies.numUpdatedRows),
    keys: Number(keys.numDeletedRows),
    rows: Number(rows.numDeletedRows),
  };
}
