import type { AddPasskeyInput, StartPasskeyInput } from "@triplan/contract";
import {
  countPasskeys,
  findPasskeyUser,
  insertPasskey,
  inTransaction,
  isUniqueViolation,
  listPasskeyDevices,
  lockUser,
  UNIQUE_KEYS,
  type PasskeyRow,
} from "@triplan/db";
import {
  DomainError,
  MAX_PASSKEYS,
  PASSKEY_KNOWN,
  PASSKEY_NOT_ADDED,
  TOO_MANY_PASSKEYS,
} from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { confirmPassword } from "../account/confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";
import { CHALLENGE_LIFETIME, newChallenge, takeChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";
import { KEY_ALGORITHMS, userHandle, verifyNewPasskey } from "./verify-answer.ts";

const PRODUCT = "Triplan";
const refused = () => new DomainError("rule_broken", PASSKEY_NOT_ADDED);
const tooMany = () => new DomainError("rule_broken", TOO_MANY_PASSKEYS);

/** What a browser needs to make a passkey: one that finds the account and verifies its user. */
export async function startPasskey(ctx: AuthedContext, { password }: StartPasskeyInput) {
  const { db, userId } = ctx;
  const party = relyingParty(ctx);
  await confirmPassword(ctx, password, "password");
  const user = await findPasskeyUser(db, userId);
  const { idHash } = ctx.session;
  if (!user || idHash === null) throw refused();
  const devices = await listPasskeyDevices(db, userId);
  if (devices.length >= MAX_PASSKEYS) throw tooMany();
  const { passkeyUserId, username } = user;
  return {
    challenge: await newChallenge(ctx, { userId, sessionHash: idHash }),
    rp: { name: PRODUCT, id: party.id },
    user: { id: userHandle(passkeyUserId), name: username, displayName: username },
    pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: CHALLENGE_LIFETIME,
    attestation: "none" as const,
    excludeCredentials: devices.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key" as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: "required" as const,
      userVerification: "required" as const,
      requireResidentKey: true as const,
    },
  };
}

/** Stores the key that a device made for the challenge of this login. */
export async function addPasskey(
  ctx: AuthedContext,
  { name, credential }: AddPasskeyInput,
): Promise<PasskeyRow> {
  const { db, userId, now, log } = ctx;
  const party = relyingParty(ctx);
  const { clientDataJSON, transports = [] } = credential.response;
  const challenge = await takeChallenge(ctx, clientDataJSON, ctx.session.idHash);
  if (challenge === null) throw refused();
  const verified = await verifyNewPasskey(credential, { party, challenge, log });
  if (!verified) throw refused();
  const passkey = { ...verified, userId, name, transports, now: now.toISOString() };
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    if ((await countPasskeys(trx, userId)) >= MAX_PASSKEYS) throw tooMany();
    const row = await insertPasskey(trx, passkey).catch(refuseKnown);
    await enqueueNotice(ctx, trx, { userId, notice: "passkey-added" });
    await audit(trx, ctx, { userId, event: "passkey-added" });
    return row;
  });
}

function refuseKnown(error: unknown): never {
  if (!isUniqueViolation(error, UNIQUE_KEYS.passkey)) throw error;
  throw new DomainError("conflict", PASSKEY_KNOWN);
}
