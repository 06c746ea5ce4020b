import type { ConnectionKey, ConnectionStatus, EncryptedTokens, TokenRow } from "@triplan/db";
import { ProviderError, type TokenSet } from "@triplan/wearable";
import type { Wearable } from "../provider/wearable.ts";
import type { WearableSource } from "./wearable-source.ts";

/** The connection whose token is needed, and a token that was already refused. */
export interface TokenRequest {
  key: ConnectionKey;
  statuses: readonly ConnectionStatus[];
  refused: string | null;
}

export function encryptTokens(
  { cipher, provider }: Pick<Wearable, "cipher" | "provider">,
  connectionId: number,
  tokens: TokenSet,
): EncryptedTokens {
  const context = { owner: provider.id, row: connectionId };
  return {
    accessTokenEnc: cipher.encrypt(tokens.accessToken, { ...context, field: "access" }),
    refreshTokenEnc:
      tokens.refreshToken === null
        ? null
        : cipher.encrypt(tokens.refreshToken, { ...context, field: "refresh" }),
    tokenExpiresAt: tokens.expiresAt.toISOString(),
    refreshExpiresAt: tokens.refreshExpiresAt?.toISOString() ?? null,
  };
}

/** The stored access token, or null if it needs a refresh. */
export function usableToken(
  source: WearableSource,
  row: TokenRow | undefined,
  request: TokenRequest,
): string | null {
  if (!row || !request.statuses.includes(row.status) || row.accessTokenEnc === null) {
    throw new ProviderError("auth", "there is no connection");
  }
  const isExpired = row.tokenExpiresAt === null || row.tokenExpiresAt <= source.now.toISOString();
  if (isExpired) return null;
  const token = decryptToken(source, row, "access");
  return token === request.refused ? null : token;
}

/** Decrypts a stored token; throws an auth error if it is missing or unreadable. */
export function decryptToken(
  { wearable, log }: WearableSource,
  row: TokenRow,
  field: "access" | "refresh",
): string {
  const encrypted = field === "access" ? row.accessTokenEnc : row.refreshTokenEnc;
  if (encrypted === null) throw new ProviderError("auth", `there is no ${field} token`);
  try {
    return wearable.cipher.decrypt(encrypted, { owner: row.provider, row: row.id, field });
  } catch (err) {
    log.error({ err, connectionId: row.id, field }, "stored token unreadable: see TOKEN_KEYS");
    throw new ProviderError("auth", "the stored token can't be read");
  }
}
