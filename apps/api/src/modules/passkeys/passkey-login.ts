import type { PasskeyLoginInput } from "@triplan/contract";
import { findPasskeyForLogin, recordPasskeyUse, type PasskeyForLogin } from "@triplan/db";
import { DomainError, PASSKEY_LOGIN_FAILED } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";
import { accountLabel } from "../auth/account-label.ts";
import { startLogin, type LoggedInUser } from "../auth/start-login.ts";
import { tryLogin } from "../auth/try-login.ts";
import { CHALLENGE_LIFETIME, newChallenge, takeChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";
import { verifySignature } from "./verify-answer.ts";

/** What a browser needs to sign in: the device offers its passkeys, so no address is typed. */
export async function startPasskeyLogin(ctx: Context) {
  const { id: rpId } = relyingParty(ctx);
  const challenge = await newChallenge(ctx, null);
  return { challenge, rpId, timeout: CHALLENGE_LIFETIME, userVerification: "required" as const };
}

/** Signs in the passkey's owner, like a login by password. Every failure has the same message. */
export async function passkeyLogin(
  ctx: Context,
  { credential }: PasskeyLoginInput,
): Promise<LoggedInUser> {
  const found = await findPasskeyForLogin(ctx.db, credential.id);
  // Failures count for the account, those of an unknown passkey for its id.
  const name = found?.user.username ?? credential.id;
  const fits = await tryLogin(ctx, name, () => isSigned(ctx, credential, found));
  if (!found || !fits) {
    ctx.log.warn({ network: ctx.network, account: accountLabel(ctx, name) }, "login failed");
    throw new DomainError("unauthenticated", PASSKEY_LOGIN_FAILED);
  }
  return startLogin(ctx, found.user);
}

async function isSigned(
  ctx: Context,
  credential: PasskeyLoginInput["credential"],
  passkey: PasskeyForLogin | undefined,
): Promise<boolean> {
  const { db, now, log } = ctx;
  const party = relyingParty(ctx);
  const challenge = await takeChallenge(ctx, credential.response.clientDataJSON, null);
  if (!passkey || challenge === null) return false;
  const counter = await verifySignature(credential, passkey, { party, challenge, log });
  if (counter === null) return false;
  return recordPasskeyUse(db, { passkeyId: passkey.passkeyId, counter, now: now.toISOString() });
}
