import type { Queryable } from "../../tables/database.ts";
import type { ConnectionKey } from "./connections.ts";

/** Holds the webhook's items for this connection. Idempotent. */
export async function holdWebhook(
  db: Queryable,
  hold: ConnectionKey & { logId: number },
): Promise<void> {
  await db
    .insertInto("webhookHold")
    .values(hold)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends all holds of the connection; returns their webhooks, oldest first. */
export async function releaseHolds(
  db: Queryable,
  { userId, connectionId }: ConnectionKey,
): Promise<number[]> {
  const released = await db
    .deleteFrom("webhookHold")
    .where("userId", "=", userId)
    .where("connectionId", "=", connectionId)
    .returning("logId")
    .execute();
  return released.map(({ logId }) => logId).toSorted((a, b) => a - b);
}
