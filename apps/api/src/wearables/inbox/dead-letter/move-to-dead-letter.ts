import { forgetWebhookKey, inTransaction, markWebhookDead } from "@triplan/db";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";

/** Job: marks a webhook as dead. `pnpm wearables webhooks:dead replay` retries it. */
export function moveToDeadLetter({ db, log }: WearableWork): JobHandler<"webhook.dead"> {
  return async ({ data: { logId } }, finish) => {
    await inTransaction(db, async (trx) => {
      await finish(trx);
      await forgetWebhookKey(trx, logId);
      await markWebhookDead(trx, { logId, problem: "All retries failed; see the log" });
    });
    log.error({ logId }, "webhook moved to dead letter");
  };
}
