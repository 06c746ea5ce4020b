import type { WearableWork } from "../webhooks/wearable-work.ts";
import { runSync } from "./run-sync.ts";
import { settleSync } from "./settle-sync.ts";

/** Starts this process's workers for syncs that athletes request. */
export async function startSyncWork(work: WearableWork): Promise<void> {
  await work.jobs.work("sync.run", runSync(work), { batch: 4, width: 4 });
  await work.jobs.work("sync.settle", settleSync(work), { batch: 20, width: 2 });
}
