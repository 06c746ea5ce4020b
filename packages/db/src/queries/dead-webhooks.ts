import { sql } from "kysely";
import type { Queryable } from "../database.ts";

const DEAD_COLUMNS = [
  "id",
  "provider",
  "webhookType",
  "providerUserId",
  "userId",
  "processingError",
  "createdAt",
] as const;

/** Webhooks that no worker could do, the newest first. */
export function listDeadWebhooks(db: Queryable, limit: number) {
  return db
    .selectFrom("wearableWebhookLog")
    .select(DEAD_COLUMNS)
    .where("status", "=", "dead")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** One webhook with all that is known of it, but for a body that is kept apart. */
export function findWebhookLog(db: Queryable, logId: number) {
  return db.selectFrom("wearableWebhookLog").selectAll().where("id", "=", logId).executeTakeFirst();
}

/** Takes a dead webhook up again, to be worked from its start; false when there is no such one. */
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
