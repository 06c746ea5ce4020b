import {
  countRevokeTry,
  deletePushedWorkouts,
  finishDisconnect,
  inTransaction,
  listDisconnecting,
  type ConnectionKey,
} from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import { withdrawWorkouts } from "../workouts/withdraw-workouts.ts";
import { withAccessToken } from "../tokens/with-access-token.ts";
import type { WearableSource } from "../tokens/wearable-source.ts";

const MAX_TRIES = 3;

/**
 * Removes what was sent to the watch, revokes the consent at the provider and deletes the tokens. While the provider does not answer,
 * the connection stays `disconnecting`; after the third try the tokens are deleted anyway.
 * Idempotent.
 */
export async function revokeConsent(source: WearableSource, key: ConnectionKey): Promise<void> {
  const { wearable, db, log, now } = source;
  const tries = await countRevokeTry(db, key);
  if (tries === undefined) return;
  await withdrawWorkouts(source, key);
  const revoke = (token: string) => wearable.provider.revoke(token, new AbortController().signal);
  try {
    await withAccessToken(source, key, revoke, ["disconnecting"]);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ ...key, tries, reason: error.message }, "consent not revoked");
    const isTemporary = error.kind === "retry" || error.kind === "rate_limited";
    if (isTemporary && tries < MAX_TRIES) return;
  }
  await inTransaction(db, async (trx) => {
    await finishDisconnect(trx, key, now.toISOString());
    await deletePushedWorkouts(trx, key);
  });
}

/** Retries every unfinished disconnect. */
export async function revokeConsents(source: WearableSource): Promise<void> {
  for (const key of await listDisconnecting(source.db, source.wearable.provider.id)) {
    await revokeConsent(source, key);
  }
}
