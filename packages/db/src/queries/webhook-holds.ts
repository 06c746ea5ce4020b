import type { Queryable } from "../database.ts";

/** The webhook's items for this connection wait. Twice is once. */
export async function holdWebhook(
  db: Queryable,
  hold: { connectionId: number; logId: number },
): Promise<void> {
  await db
    .insertInto("webhookHold")
    .values(hold)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends all waiting for the connection; gives the webhooks that waited, the oldest first. */
export async function releaseHolds(db: Queryable, connectionId: number): Promise<number[]> {
  const released = await db
    .deleteFrom("webhookHold")
    .where("connectionId", "=", connectionId)
    .returning("logId")
    .execute();
  return released.map(({ logId }) => logId).toSorted((a, b) => a - b);
}
