import type { Queryable } from "../../tables/database.ts";
import type { ReceivedActivity, StoredPing } from "../../tables/webhooks.ts";

export interface NewWebhookPart {
  logId: number;
  userId: number;
  content: { activities: readonly ReceivedActivity[] } | { ping: StoredPing };
}

export interface PartKey {
  partId: number;
  userId: number;
}

/** Stores what jobs will process; returns the ids, in any order. */
export async function insertWebhookParts(
  db: Queryable,
  parts: readonly NewWebhookPart[],
): Promise<PartKey[]> {
  if (parts.length === 0) return [];
  const rows = parts.map(({ logId, userId, content }) => ({
    logId,
    userId,
    activities: "activities" in content ? JSON.stringify(content.activities) : null,
    ping: "ping" in content ? JSON.stringify(content.ping) : null,
  }));
  return db.insertInto("webhookPart").values(rows).returning(["id as partId", "userId"]).execute();
}

/** The part's ping; undefined if the part was deleted. */
export async function findWebhookPing(
  db: Queryable,
  { partId, userId }: PartKey,
): Promise<StoredPing | undefined> {
  const part = await db
    .selectFrom("webhookPart")
    .select("ping")
    .where("id", "=", partId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return part?.ping ?? undefined;
}

/** Deletes the part; returns its activities, or undefined if it was deleted before. */
export async function takeWebhookPart(
  db: Queryable,
  { partId, userId }: PartKey,
): Promise<ReceivedActivity[] | undefined> {
  const part = await db
    .deleteFrom("webhookPart")
    .where("id", "=", partId)
    .where("userId", "=", userId)
    .returning("activities")
    .executeTakeFirst();
  return part && (part.activities ?? []);
}
