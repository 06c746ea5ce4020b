import { countOauthStates, insertOauthState } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { createHash, randomBytes } from "node:crypto";
import type { AuthedContext } from "../../trpc/context.ts";
import { stateHash } from "./state-hash.ts";
import { withWearable } from "../tokens/wearable-source.ts";

const MINUTE = 60_000;
const STATE_AGE = 10 * MINUTE;
const MAX_STARTS_PER_MINUTE = 10;

const randomText = () => randomBytes(32).toString("base64url");

/** Starts the OAuth consent: returns the provider's URL and stores the state to verify. */
export async function authorize(authed: AuthedContext): Promise<{ authUrl: string }> {
  const ctx = withWearable(authed);
  const { provider, cipher, redirectUri } = ctx.wearable;
  const sessionHash = ctx.session.idHash;
  if (sessionHash === null) throw new DomainError("unauthenticated", "Unauthorized");
  await refuseTooMany(ctx);
  const [state, verifier] = [randomText(), randomText()];
  const hash = stateHash(state);
  await insertOauthState(ctx.db, {
    stateHash: hash,
    provider: provider.id,
    userId: ctx.userId,
    sessionHash,
    verifierEnc: cipher.encrypt(verifier, { owner: provider.id, row: hash, field: "verifier" }),
    redirectUri: redirectUri.href,
    createdAt: ctx.now.toISOString(),
    expiresAt: new Date(ctx.now.getTime() + STATE_AGE).toISOString(),
  });
  const codeChallenge = createHash("sha256").update(verifier).digest("base64url");
  const url = provider.authorizeUrl({ state, codeChallenge, redirectUri: redirectUri.href });
  return { authUrl: url.href };
}

async function refuseTooMany({ db, userId, now }: AuthedContext): Promise<void> {
  const since = new Date(now.getTime() - MINUTE).toISOString();
  if ((await countOauthStates(db, { userId, since })) < MAX_STARTS_PER_MINUTE) return;
  throw new DomainError("too_many", "Too many tries. Wait a minute and try again.", {
    retryAfterSeconds: 60,
  });
}
