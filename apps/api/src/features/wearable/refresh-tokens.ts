import {
  isLockTimeout,
  lockTokens,
  noteStrike,
  requireReauth,
  storeTokens,
  type Queryable,
  type TokenRow,
} from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import { openToken, sealTokens, usableToken, type TokenWish } from "./stored-tokens.ts";
import type { WearableSource } from "./wearable-source.ts";

const MINUTE = 60_000;
/** How long the provider is left alone after each refusal in a row. */
const PAUSES = [MINUTE, 15 * MINUTE, 60 * MINUTE] as const;
/** A provider in trouble refuses sound grants too: only these refusals over this time count. */
const LAST_STRIKE = { strikes: 3, time: 60 * MINUTE } as const;

// Below the statement's own time limit; the holder may need the provider's 8 seconds.
const LOCK_WAIT = 4000;
const LOCK_TRIES = 4;

type Outcome = { token: string } | { failure: ProviderError };

/**
 * A new access token for the connection. The row is locked while the provider answers, so that no
 * other process uses the same refresh token up; who waited for the lock finds the new token there.
 * It is the one place that waits for the network inside a transaction. @see docs/adr/0010
 */
export async function refreshTokens(source: WearableSource, wish: TokenWish): Promise<string> {
  const outcome = await locked(source, wish);
  // Thrown out here: the refusal that was noted must be kept.
  if ("failure" in outcome) throw outcome.failure;
  return outcome.token;
}

async function locked(source: WearableSource, wish: TokenWish): Promise<Outcome> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await source.db.transaction().execute(async (trx) => {
        const row = await lockTokens(trx, wish.key, LOCK_WAIT);
        const stored = usableToken(source, row, wish);
        return stored === null && row
          ? await refreshRow(source, trx, row)
          : { token: stored ?? "" };
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tried === LOCK_TRIES) throw new ProviderError("retry", "the tokens are in use");
    }
  }
}

async function refreshRow(source: WearableSource, trx: Queryable, row: TokenRow): Promise<Outcome> {
  const { wearable, now } = source;
  const wait = Date.parse(row.refreshBlockedUntil ?? "") - now.getTime();
  if (wait > 0) {
    return { failure: new ProviderError("retry", "refused lately", Math.ceil(wait / 1000)) };
  }
  const used = openToken(source, row, "refresh");
  try {
    const tokens = await wearable.provider.refresh(used, new AbortController().signal);
    // Who sends no new refresh token lets the old one go on.
    const kept = { ...tokens, refreshToken: tokens.refreshToken ?? used };
    const sealed = sealTokens(wearable, row.id, kept);
    await storeTokens(trx, keyOf(row), { ...sealed, now: now.toISOString(), isRefresh: true });
    return { token: tokens.accessToken };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { failure: await judgeRefusal(source, trx, { row, error }) };
  }
}

const keyOf = (row: TokenRow) => ({ userId: row.userId, connectionId: row.id });

/** Notes a refused grant; the failure that the callers get. */
async function judgeRefusal(
  { now, log }: WearableSource,
  trx: Queryable,
  { row, error }: { row: TokenRow; error: ProviderError },
): Promise<ProviderError> {
  const about = { connectionId: row.id, kind: error.kind, reason: error.message };
  if (error.kind === "client") log.error(about, "the provider refuses our own keys");
  if (error.kind !== "auth") return error;
  // Who is leaving need not be asked again: the grant is gone already.
  if (row.status === "disconnecting") return error;
  const strikes = row.authStrikes + 1;
  const first = row.firstStrikeAt ?? now.toISOString();
  const isLast =
    strikes >= LAST_STRIKE.strikes && now.getTime() - Date.parse(first) >= LAST_STRIKE.time;
  log.warn({ ...about, strikes, isLast }, "a refresh token was refused");
  if (isLast) {
    await requireReauth(trx, keyOf(row), now.toISOString());
    return error;
  }
  const pause = PAUSES[Math.min(strikes, PAUSES.length) - 1] ?? MINUTE;
  await noteStrike(trx, keyOf(row), {
    strikes,
    firstStrikeAt: first,
    blockedUntil: new Date(now.getTime() + pause).toISOString(),
    now: now.toISOString(),
  });
  return new ProviderError("retry", error.message, pause / 1000);
}
