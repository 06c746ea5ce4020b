import type { ConnectionKey, Queryable } from "@triplan/db";
import type { WearableWork } from "../../jobs/wearable-work.ts";

/** A job of an earlier version, with positions in the body's list of items instead of a part. */
interface EarlierJob extends ConnectionKey {
  logId: number;
  items?: readonly number[];
  item?: number;
}

/** Dispatches the items of a job that an earlier version has enqueued. */
export async function redispatchPart(
  { jobs }: Pick<WearableWork, "jobs">,
  trx: Queryable,
  { logId, connectionId, items, item }: EarlierJob,
): Promise<void> {
  const positions = [...(items ?? []), ...(item === undefined ? [] : [item])];
  await jobs.send(trx, "webhook.ingest", { logId, heldFor: connectionId, items: positions });
}
