import { askPermissions } from "./connection/ask-permissions.ts";
import { moveToDeadLetter } from "./inbox/dead-letter/move-to-dead-letter.ts";
import { fetchPing } from "./inbox/store/fetch-ping.ts";
import { ingestWebhook } from "./inbox/dispatch/ingest-webhook.ts";
import { storeActivities } from "./inbox/store/store-activities.ts";
import { verifyConnection } from "./connection/verify-connection.ts";
import { runSync } from "./sync/run-sync.ts";
import { settleSync } from "./sync/settle-sync.ts";
import { pushDaily } from "./workouts/push-daily.ts";
import { pushWorkouts } from "./workouts/push-workouts.ts";
import type { WearableWork } from "./jobs/wearable-work.ts";

/** Jobs that only use the database are fetched in batches. */
const BATCHED = { batch: 100, width: 6, poll: 0.5 };

/** Just after the hour: an athlete's day begins somewhere. */
const HOURLY = "3 * * * *";

/** Starts this process's workers for webhooks, provider data and syncs. */
export async function startWearableWork(work: WearableWork): Promise<void> {
  const { jobs } = work;
  await jobs.work("webhook.ingest", ingestWebhook(work), BATCHED);
  await jobs.work("activity.upsert", storeActivities(work), BATCHED);
  await jobs.work("ping.fetch", fetchPing(work), { batch: 4, width: 4 });
  await jobs.work("webhook.dead", moveToDeadLetter(work));
  await jobs.work("connection.verify", verifyConnection(work));
  await jobs.work("connection.permissions", askPermissions(work));
  await jobs.work("sync.run", runSync(work), { batch: 4, width: 4 });
  await jobs.work("workouts.push", pushWorkouts(work), { batch: 4, width: 4 });
  await jobs.work("workouts.daily", pushDaily(work));
  await jobs.schedule("workouts.daily", HOURLY, {});
  await jobs.work("sync.settle", settleSync(work), { batch: 20, width: 2 });
}
