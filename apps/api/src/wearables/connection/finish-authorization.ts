import {
  deleteBackfillWindows,
  deletePushedWorkouts,
  findConnection,
  forgetWebhookKeysOf,
  inTransaction,
  isUniqueViolation,
  openConnection,
  storeTokens,
  takeOauthState,
  UNIQUE_KEYS,
  type ConnectionStatus,
  type OauthStateRow,
} from "@triplan/db";
import { DEFAULT_TARGET, WEARABLE } from "@triplan/domain";
import { ProviderError, type ProviderIdentity, type TokenSet } from "@triplan/wearable";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext, Context } from "../../trpc/context.ts";
import { stateHash } from "./state-hash.ts";
import { encryptTokens } from "../tokens/stored-tokens.ts";
import { withAccessToken } from "../tokens/with-access-token.ts";
import { withWearable, type WearableSource } from "../tokens/wearable-source.ts";
import { withdrawWorkouts } from "../workouts/withdraw-workouts.ts";

/** Version of the consent text on the wearable page. */
const CONSENT_VERSION = "2";

/** Every text that may appear in the page's URL; provider text never does. */
export const CONNECT_PROBLEMS = {
  signedOut: "Please log in and connect again",
  expired: "The request to connect has expired. Please try again.",
  otherLogin: "The request to connect was started in another login. Please try again.",
  denied: `You did not allow access to ${WEARABLE.name}`,
  noActivities: `${WEARABLE.name} was not allowed to share your activities. Allow it and try again.`,
  taken: `This ${WEARABLE.name} account is already linked to another account`,
  away: `${WEARABLE.name} did not answer. Please try again later.`,
  refused: `${WEARABLE.name} refused the connection. Please try again.`,
  broken: "Something went wrong. Please try again.",
} as const;
export type ConnectProblem = keyof typeof CONNECT_PROBLEMS;

type Connecting = AuthedContext & WearableSource;

/**
 * Finishes the OAuth consent: null when connected, else the problem. The state is single-use and
 * bound to the login that requested it.
 */
export async function finishAuthorization(
  ctx: Context,
  query: URLSearchParams,
): Promise<ConnectProblem | null> {
  const { userId } = ctx.session;
  const state = query.get("state");
  const row =
    state === null
      ? undefined
      : await takeOauthState(ctx.db, stateHash(state), ctx.now.toISOString());
  if (userId === null) return "signedOut";
  if (!row || state === null) return "expired";
  const connecting = withWearable({ ...ctx, userId });
  if (!isOwn(connecting, row)) return "otherLogin";
  try {
    const problem = await connect(connecting, await exchange(connecting, { row, state, query }));
    if (problem !== null) return problem;
    await audit(ctx.db, ctx, { userId, event: "watch-connected" });
    await ctx.background?.planChanged(connecting);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ kind: error.kind, reason: error.message }, "consent failed");
    return problemOf(error);
  }
}

const isOwn = ({ userId, session, wearable }: Connecting, row: OauthStateRow) =>
  row.userId === userId &&
  row.sessionHash === session.idHash &&
  row.provider === wearable.provider.id;

function problemOf({ kind }: ProviderError): ConnectProblem {
  if (kind === "denied") return "denied";
  return kind === "retry" || kind === "rate_limited" ? "away" : "refused";
}

const unlimited = () => new AbortController().signal;

async function exchange(
  { wearable }: Connecting,
  returned: { row: OauthStateRow; state: string; query: URLSearchParams },
): Promise<TokenSet> {
  const { row, state, query } = returned;
  const context = { owner: row.provider, row: row.stateHash, field: "verifier" } as const;
  // Use the registered URL, not the one in the request.
  const callbackUrl = new URL(row.redirectUri);
  callbackUrl.search = query.toString();
  const codeVerifier = wearable.cipher.decrypt(row.verifierEnc, context);
  return wearable.provider.exchangeCode({ callbackUrl, state, codeVerifier }, unlimited());
}

async function connect(ctx: Connecting, tokens: TokenSet): Promise<ConnectProblem | null> {
  const { provider } = ctx.wearable;
  const identity = await provider.identity(tokens.accessToken, unlimited());
  const { requiredPermissions } = provider.capabilities;
  if (!requiredPermissions.every((name) => identity.permissions.includes(name))) {
    await provider.revoke(tokens.accessToken, unlimited());
    return "noActivities";
  }
  await revokePreviousAccount(ctx, identity);
  return store(ctx, tokens, identity);
}

/** States in which a grant exists at the provider. */
const GRANTED: readonly ConnectionStatus[] = ["active", "paused", "disconnecting"];

/** Revokes the consent of the athlete's previous account. */
async function revokePreviousAccount(
  ctx: Connecting,
  { providerUserId }: ProviderIdentity,
): Promise<void> {
  const { provider } = ctx.wearable;
  const known = await findConnection(ctx.db, { userId: ctx.userId, provider: provider.id });
  if (!known || known.providerUserId === providerUserId || !GRANTED.includes(known.status)) return;
  const key = { userId: ctx.userId, connectionId: known.id };
  await withdrawWorkouts(ctx, key);
  try {
    await withAccessToken(ctx, key, (token) => provider.revoke(token, unlimited()), GRANTED);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ ...key, reason: error.message }, "previous account not revoked");
  }
}

async function store(
  ctx: Connecting,
  tokens: TokenSet,
  identity: ProviderIdentity,
): Promise<ConnectProblem | null> {
  const { userId, wearable, timeZone } = ctx;
  const now = ctx.now.toISOString();
  const provider = wearable.provider.id;
  const opened = { userId, provider, consentVersion: CONSENT_VERSION, now };
  const known = await findConnection(ctx.db, { userId, provider });
  const settings = { workoutTarget: DEFAULT_TARGET, timeZone };
  try {
    await inTransaction(ctx.db, async (trx) => {
      const connectionId = await openConnection(trx, { ...opened, ...identity, ...settings });
      const encrypted = encryptTokens(wearable, connectionId, tokens);
      const key = { userId, connectionId };
      await storeTokens(trx, key, { ...encrypted, now, isRefresh: false });
      // Request and accept again what the provider sent before, also to a previous owner.
      await deleteBackfillWindows(trx, key);
      if (known?.providerUserId !== identity.providerUserId) await deletePushedWorkouts(trx, key);
      await forgetWebhookKeysOf(trx, { ...opened, ...identity });
    });
    return null;
  } catch (error) {
    // The other user shares this grant, so it is not revoked.
    if (isUniqueViolation(error, UNIQUE_KEYS.providerAccount)) return "taken";
    throw error;
  }
}
