import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

const DEAD_COLUMNS = [
  "id",
  "provider",
  "webhookType",
  "providerUserId",
  "userId",
  "processingError",
  "createdAt",
] as const;

/** Webhooks in the dead letter queue, newest first. */
export function listDeadWebhooks(db: Queryable, limit: number) {
  return db
    .selectFrom("wearableWebhookLog")
    .select(DEAD_COLUMNS)
    .where("status", "=", "dead")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** One webhook with its details, without a separately stored body. */
export function findWebhookLog(db: Queryable, logId: number) {
  return db.selectFrom("wearableWebhookLog").selectAll().where("id", "=", logId).executeTakeFirst();
}

/** Restarts a dead webhook from the beginning; false if there is none. */
export async function reviveDeadWebhook(db: Queryable, logId: number): Promise<boolean> {
  const revived = await db
    .updateTable("wearableWebhookLog")
    .set({
      status: "received",
      processingSuccess: null,
      processingError: null,
      updatedAt: sql`now()`,
    })
    .where("id", "=", logId)
    .where("status", "=", "dead")
    .returning("id")
    .executeTakeFirst();
  return revived !== undefined;
}
