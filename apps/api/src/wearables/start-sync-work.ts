import type { WearableWork } from "./jobs/wearable-work.ts";
import { runSync } from "./sync/run-sync.ts";
import { settleSync } from "./sync/settle-sync.ts";

/** Starts this process's workers for syncs that athletes request. */
export async function startSyncWork(work: WearableWork): Promise<void> {
  await work.jobs.work("sync.run", runSync(work), { batch: 4, width: 4 });
  await work.jobs.work("sync.settle", settleSync(work), { batch: 20, width: 2 });
}
