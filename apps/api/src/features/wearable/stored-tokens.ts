import type { ConnectionKey, ConnectionStatus, SealedTokens, TokenRow } from "@triplan/db";
import { ProviderError, type TokenSet } from "@triplan/wearable";
import type { Wearable } from "../../wearable/wearable.ts";
import type { WearableSource } from "./wearable-source.ts";

/** The connection whose token is needed, and a token that was already refused. */
export interface TokenWish {
  key: ConnectionKey;
  statuses: readonly ConnectionStatus[];
  refused: string | null;
}

export function sealTokens(
  { box, provider }: Pick<Wearable, "box" | "provider">,
  connectionId: number,
  tokens: TokenSet,
): SealedTokens {
  const place = { provider: provider.id, row: connectionId };
  return {
    accessTokenEnc: box.seal(tokens.accessToken, { ...place, field: "access" }),
    refreshTokenEnc:
      tokens.refreshToken === null
        ? null
        : box.seal(tokens.refreshToken, { ...place, field: "refresh" }),
    tokenExpiresAt: tokens.expiresAt.toISOString(),
    refreshExpiresAt: tokens.refreshExpiresAt?.toISOString() ?? null,
  };
}

/** The stored access token, or null if it needs a refresh. */
export function usableToken(
  source: WearableSource,
  row: TokenRow | undefined,
  wish: TokenWish,
): string | null {
  if (!row || !wish.statuses.includes(row.status) || row.accessTokenEnc === null) {
    throw new ProviderError("auth", "there is no connection");
  }
  const isOver = row.tokenExpiresAt === null || row.tokenExpiresAt <= source.now.toISOString();
  if (isOver) return null;
  const token = openToken(source, row, "access");
  return token === wish.refused ? null : token;
}

/** Decrypts a stored token; throws an auth error if it is missing or unreadable. */
export function openToken(
  { wearable, log }: WearableSource,
  row: TokenRow,
  field: "access" | "refresh",
): string {
  const sealed = field === "access" ? row.accessTokenEnc : row.refreshTokenEnc;
  if (sealed === null) throw new ProviderError("auth", `there is no ${field} token`);
  try {
    return wearable.box.open(sealed, { provider: row.provider, row: row.id, field });
  } catch (err) {
    log.error(
      { err, connectionId: row.id, field },
      "a stored token can't be opened: see TOKEN_KEYS",
    );
    throw new ProviderError("auth", "the stored token can't be opened");
  }
}
