import type { ActivityItem } from "@triplan/wearable";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import type { LoadWebhook } from "../webhook-log/load-webhook.ts";
import { storeActivities } from "./store-activities.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";

/** Job: stores one athlete's activities of a webhook. */
export function upsertActivities(
  work: WearableWork,
  load: LoadWebhook,
): JobHandler<"activity.upsert"> {
  return async ({ data: { items: indexes, ...key } }, finish) => {
    const webhook = await load(key.logId);
    if (!webhook) return;
    const { provider } = webhook;
    const items = indexes.flatMap((index): ActivityItem[] => {
      const item = webhook.items[index];
      return item?.kind === "activity" ? [item] : [];
    });
    await work.db.transaction().execute(async (trx) => {
      await finish(trx);
      await storeActivities(work, trx, { ...key, provider, items, problems: [] });
    });
  };
}
