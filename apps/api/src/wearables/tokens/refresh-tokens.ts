import {
  isLockTimeout,
  lockTokens,
  recordRefreshFailure,
  requireReauth,
  storeTokens,
  type Queryable,
  type TokenRow,
} from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import { decryptToken, encryptTokens, usableToken, type TokenRequest } from "./stored-tokens.ts";
import type { WearableSource } from "./wearable-source.ts";

const MINUTE = 60_000;
/** Pause after each consecutive refusal. */
const PAUSES = [MINUTE, 15 * MINUTE, 60 * MINUTE] as const;
/**
 * Require a new consent only after three refusals over an hour: a provider with problems refuses
 * valid grants too.
 */
const MAX_FAILURES = { count: 3, time: 60 * MINUTE } as const;

// Below the statement timeout; the lock holder may need the provider's 8 seconds.
const LOCK_WAIT = 4000;
const LOCK_TRIES = 4;

type Outcome = { token: string } | { failure: ProviderError };

/**
 * Returns a new access token. The row stays locked during the request, so that a refresh token is
 * used once; waiting processes then find the new token. @see docs/adr/0010-encrypt-watch-tokens.md
 */
export async function refreshTokens(
  source: WearableSource,
  request: TokenRequest,
): Promise<string> {
  const outcome = await locked(source, request);
  // Throw outside the transaction so the recorded failure is committed.
  if ("failure" in outcome) throw outcome.failure;
  return outcome.token;
}

async function locked(source: WearableSource, request: TokenRequest): Promise<Outcome> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await source.db.transaction().execute(async (trx) => {
        const row = await lockTokens(trx, request.key, LOCK_WAIT);
        const stored = usableToken(source, row, request);
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
  const used = decryptToken(source, row, "refresh");
  try {
    const tokens = await wearable.provider.refresh(used, new AbortController().signal);
    // Providers may omit a new refresh token; keep the old one.
    const kept = { ...tokens, refreshToken: tokens.refreshToken ?? used };
    const encrypted = encryptTokens(wearable, row.id, kept);
    await storeTokens(trx, keyOf(row), { ...encrypted, now: now.toISOString(), isRefresh: true });
    return { token: tokens.accessToken };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { failure: await handleRefusal(source, trx, { row, error }) };
  }
}

const keyOf = (row: TokenRow) => ({ userId: row.userId, connectionId: row.id });

/** Records a refused grant and returns the error for the callers. */
async function handleRefusal(
  { now, log }: WearableSource,
  trx: Queryable,
  { row, error }: { row: TokenRow; error: ProviderError },
): Promise<ProviderError> {
  const about = { connectionId: row.id, kind: error.kind, reason: error.message };
  if (error.kind === "client") log.error(about, "provider rejects our client credentials");
  if (error.kind !== "auth") return error;
  // Do not count failures while disconnecting: the grant is already revoked.
  if (row.status === "disconnecting") return error;
  const failures = row.authStrikes + 1;
  const first = row.firstStrikeAt ?? now.toISOString();
  const isLast =
    failures >= MAX_FAILURES.count && now.getTime() - Date.parse(first) >= MAX_FAILURES.time;
  log.warn({ ...about, failures, isLast }, "refresh token refused");
  if (isLast) {
    await requireReauth(trx, keyOf(row), now.toISOString());
    return error;
  }
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? MINUTE;
  await recordRefreshFailure(trx, keyOf(row), {
    failures,
    firstFailureAt: first,
    blockedUntil: new Date(now.getTime() + pause).toISOString(),
    now: now.toISOString(),
  });
  return new ProviderError("retry", error.message, pause / 1000);
}
