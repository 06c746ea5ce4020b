import { pauseConnection, type Queryable } from "@triplan/db";
import type { InboundItem } from "@triplan/wearable";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { ownerOf, type Owners } from "./owners.ts";

/** Never deduplicate lifecycle events; their bodies are identical every time. */
export const isLifecycle = ({ kind }: InboundItem): boolean =>
  kind === "deregistered" || kind === "permissions";

/** Pauses connections whose athlete may have left, and enqueues what to ask the provider. */
export async function dispatchLifecycle(
  { jobs, timing }: Pick<WearableWork, "jobs" | "timing">,
  trx: Queryable,
  items: readonly InboundItem[],
  owners: Owners,
): Promise<void> {
  for (const item of items) {
    const owner = ownerOf(item, owners);
    if (!owner) continue;
    const key = { userId: owner.userId, connectionId: owner.id };
    if (item.kind === "deregistered" && (await pauseConnection(trx, owner))) {
      owner.status = "paused";
      const after = timing.verifyAfter[0];
      await jobs.send(trx, "connection.verify", { ...key, check: 0 }, { after });
    }
    if (item.kind === "permissions") await jobs.send(trx, "connection.permissions", key);
  }
}
