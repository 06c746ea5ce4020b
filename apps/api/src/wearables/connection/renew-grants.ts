import { listEndingGrants } from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import { withAccessToken } from "../tokens/with-access-token.ts";
import type { WearableSource } from "../tokens/wearable-source.ts";

const DAY = 24 * 3600 * 1000;
const AHEAD = 14 * DAY;

/** Refreshes grants that would expire unused because their data arrives by webhook. */
export async function renewGrants(source: WearableSource): Promise<void> {
  const { db, log, now, wearable } = source;
  const keys = await listEndingGrants(db, {
    provider: wearable.provider.id,
    now: now.toISOString(),
    before: new Date(now.getTime() + AHEAD).toISOString(),
  });
  for (const key of keys) {
    try {
      // The access token has expired as well, so requesting one refreshes the grant.
      await withAccessToken(source, key, async () => {});
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.info({ ...key, reason: error.message }, "grant not renewed");
    }
  }
}
