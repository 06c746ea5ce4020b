import type { Queryable } from "../../tables/database.ts";
import type { ConnectionKey } from "./connections.ts";
import type { RequestedWindow } from "../../tables/sync-run.ts";

interface WindowKey extends ConnectionKey {
  type: string;
}

/** Windows that the provider accepted earlier. It sends nothing for a repeated request. */
export async function listBackfillWindows(
  db: Queryable,
  key: WindowKey,
): Promise<RequestedWindow[]> {
  const rows = await db
    .selectFrom("backfillWindow")
    .select(["fromTime", "toTime"])
    .where("userId", "=", key.userId)
    .where("connectionId", "=", key.connectionId)
    .where("type", "=", key.type)
    .execute();
  return rows.map(({ fromTime, toTime }) => ({ from: fromTime, to: toTime }));
}

export async function insertBackfillWindow(
  db: Queryable,
  key: WindowKey,
  window: RequestedWindow,
): Promise<void> {
  await db
    .insertInto("backfillWindow")
    .values({ ...key, fromTime: window.from, toTime: window.to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** After a new consent every window can be requested again. */
export async function deleteBackfillWindows(db: Queryable, key: ConnectionKey): Promise<void> {
  await db
    .deleteFrom("backfillWindow")
    .where("userId", "=", key.userId)
    .where("connectionId", "=", key.connectionId)
    .execute();
}
