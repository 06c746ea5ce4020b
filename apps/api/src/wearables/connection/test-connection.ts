import { findConnection, findTokens, setPermissions } from "@triplan/db";
import { WEARABLE } from "@triplan/domain";
import { ProviderError } from "@triplan/wearable";
import type { AuthedContext } from "../../trpc/context.ts";
import { withAccessToken } from "../tokens/with-access-token.ts";
import { withWearable, type WearableSource } from "../tokens/wearable-source.ts";

export interface ConnectionTest {
  connected: boolean;
  tokenValid: boolean;
  profileData: { userId: string; permissions: string[] } | null;
  message: string;
}

const TEXTS = {
  none: `No ${WEARABLE.name} account is connected`,
  working: `Your ${WEARABLE.name} connection is working`,
  expired: `${WEARABLE.name} authorization has expired. Please reconnect.`,
  away: `${WEARABLE.name} could not be reached. Your connection is kept; try again later.`,
  closed: `${WEARABLE.name} answered, but shares nothing. Check what you allow there.`,
} as const;

/**
 * Asks the provider for the athlete and updates the permissions. Returns problems that the athlete
 * cannot fix instead of throwing.
 */
export async function testConnection(authed: AuthedContext): Promise<ConnectionTest> {
  const ctx = withWearable(authed);
  const { provider } = ctx.wearable;
  const row = await findConnection(ctx.db, { userId: ctx.userId, provider: provider.id });
  if (!row || row.status === "revoked" || row.status === "disconnecting") {
    return { connected: false, tokenValid: false, profileData: null, message: TEXTS.none };
  }
  const key = { userId: ctx.userId, connectionId: row.id };
  const ask = (token: string) => provider.identity(token, new AbortController().signal);
  try {
    const { providerUserId: userId, permissions } = await withAccessToken(ctx, key, ask);
    const profileData = { userId, permissions };
    await setPermissions(ctx.db, key, permissions);
    return { connected: true, tokenValid: true, profileData, message: TEXTS.working };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.info({ ...key, kind: error.kind, reason: error.message }, "connection test failed");
    return failedTest(ctx, key, error);
  }
}

async function failedTest(
  { db }: WearableSource,
  key: { userId: number; connectionId: number },
  error: ProviderError,
): Promise<ConnectionTest> {
  const failed = { connected: true, profileData: null };
  const tokens = await findTokens(db, key);
  // A refused grant may recover, but connecting again always helps.
  if (error.kind === "auth" || (tokens?.authStrikes ?? 0) > 0) {
    return { ...failed, tokenValid: false, message: TEXTS.expired };
  }
  const message = error.kind === "permission" ? TEXTS.closed : TEXTS.away;
  return { ...failed, tokenValid: true, message };
}
