import { findWebhookForWork, inTransaction } from "@triplan/db";
import { parseExactJson, type InboundBody } from "@triplan/wearable";
import type { JobHandler } from "../../../jobs/job-queue.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { bodyCipher, keptText } from "../webhook-log/webhook-body.ts";
import { dispatchHeld, dispatchWebhook } from "./dispatch-webhook.ts";

/** Job: dispatches a webhook from its stored body, if that was not possible on arrival. */
export function ingestWebhook(work: WearableWork): JobHandler<"webhook.ingest"> {
  return async ({ data: { logId, heldFor, items: positions } }, finish) => {
    const body = await storedBody(work, logId);
    if (!body) return;
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      if (heldFor === undefined) {
        await dispatchWebhook(work, trx, { logId, ...body });
        return;
      }
      const items = positions ? positions.flatMap((at) => body.items[at] ?? []) : body.items;
      await dispatchHeld(work, trx, { ...body, logId, items }, heldFor);
    });
  };
}

/** Undefined if the row or its body was deleted, or the provider is not configured. */
async function storedBody(
  { db, wearable }: WearableWork,
  logId: number,
): Promise<InboundBody | undefined> {
  const { provider } = wearable;
  const log = await findWebhookForWork(db, logId);
  if (log?.provider !== provider.id) return undefined;
  const text = keptText(log, bodyCipher(wearable, provider.id));
  return text === null ? undefined : provider.parseWebhook(parseExactJson(text));
}
