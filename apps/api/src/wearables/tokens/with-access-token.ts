import { findTokens, type ConnectionKey, type ConnectionStatus } from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import { refreshTokens } from "./refresh-tokens.ts";
import { usableToken, type TokenRequest } from "./stored-tokens.ts";
import type { WearableSource } from "./wearable-source.ts";

/** States in which the athlete's data may be requested. */
const LINKED: readonly ConnectionStatus[] = ["active", "paused"];

/**
 * Calls the provider with a valid token: refreshes an expired one first, and a rejected one once.
 * Concurrent callers share one refresh, across processes. Deadlocks inside a transaction that holds
 * the connection's row.
 *
 * Throws what `call` throws, and a `ProviderError`: `auth` when the athlete must consent again,
 * `retry` (with its wait) for a temporary refusal.
 */
export async function withAccessToken<Answer>(
  source: WearableSource,
  key: ConnectionKey,
  call: (accessToken: string) => Promise<Answer>,
  statuses: readonly ConnectionStatus[] = LINKED,
): Promise<Answer> {
  const token = await validToken(source, { key, statuses, refused: null });
  try {
    return await call(token);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== "auth") throw error;
  }
  return call(await validToken(source, { key, statuses, refused: token }));
}

async function validToken(source: WearableSource, request: TokenRequest): Promise<string> {
  const stored = usableToken(source, await findTokens(source.db, request.key), request);
  if (stored !== null) return stored;
  const id = `${request.key.connectionId} ${request.refused ?? ""}`;
  return source.wearable.refreshing(id, () => refreshTokens(source, request));
}
