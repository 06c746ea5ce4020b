import { findWebhookForWork } from "@triplan/db";
import { parseExactJson, type InboundBody, type WearableProvider } from "@triplan/wearable";
import { providerOf, type WearableWork } from "../../jobs/wearable-work.ts";
import { bodyCipher, keptText } from "./webhook-body.ts";

export interface LoadedWebhook extends InboundBody {
  provider: WearableProvider;
}

/**
 * Reads a webhook's items; undefined if the row or its body was deleted or the provider is not
 * configured.
 */
export type LoadWebhook = (logId: number) => Promise<LoadedWebhook | undefined>;

const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_WEBHOOKS = 200;

/** Caches the last webhook: a body with many athletes is read once per athlete. */
export function webhookLoader(work: WearableWork): LoadWebhook {
  const loaded = new Map<number, { webhook: LoadedWebhook; size: number }>();
  let size = 0;
  const forgetOldest = () => {
    for (const [logId, entry] of loaded) {
      if (size <= MAX_CHARACTERS && loaded.size <= MAX_WEBHOOKS) return;
      loaded.delete(logId);
      size -= entry.size;
    }
  };
  return async (logId) => {
    const known = loaded.get(logId);
    if (known) return known.webhook;
    const log = await findWebhookForWork(work.db, logId);
    const text = log ? keptText(log, bodyCipher(work.wearable, log.provider)) : null;
    const provider = log ? providerOf(work, log.provider) : undefined;
    if (text === null || !provider) return undefined;
    const webhook = { provider, ...provider.parseWebhook(parseExactJson(text)) };
    size += text.length - (loaded.get(logId)?.size ?? 0);
    loaded.set(logId, { webhook, size: text.length });
    forgetOldest();
    return webhook;
  };
}
