import type { StartSecondFactorInput, TurnOnSecondFactorInput } from "@triplan/contract";
import {
  inTransaction,
  lockSecondFactor,
  replaceRecoveryCodes,
  saveSecondFactorSetup,
  updateSecondFactor,
} from "@triplan/db";
import {
  DomainError,
  NO_SECOND_FACTOR_HERE,
  refusedField,
  SECOND_FACTOR_ON,
  SETUP_EXPIRED,
  WRONG_FIRST_CODE,
} from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { confirmPassword } from "../account/confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";
import { newRecoveryCodes } from "./new-recovery-codes.ts";
import { encryptSecret } from "./stored-secret.ts";
import { takeAppCode } from "./take-code.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

/** Time between a new key and its first code, in milliseconds. */
export const SETUP_LIFETIME = 3_600_000;

const isOn = () => new DomainError("conflict", SECOND_FACTOR_ON);

/** A new key for an authenticator app. Logins do not need its codes before the first was entered. */
export async function startSecondFactor(
  ctx: AuthedContext,
  { password }: StartSecondFactorInput,
): Promise<{ secret: string; uri: string }> {
  const { db, userId, cipher, now } = ctx;
  if (!cipher) throw new DomainError("forbidden", NO_SECOND_FACTOR_HERE);
  const username = await confirmPassword(ctx, password, "password");
  const secret = newTotpSecret();
  const secretEnc = encryptSecret(cipher, userId, secret);
  const setup = { userId, secretEnc, now: now.toISOString() };
  if (!(await saveSecondFactorSetup(db, setup))) throw isOn();
  return { secret, uri: totpUri(secret, username) };
}

/** Turns the second factor on with a first code; returns the recovery codes. */
export async function turnOnSecondFactor(
  ctx: AuthedContext,
  { code }: TurnOnSecondFactorInput,
): Promise<{ recoveryCodes: string[] }> {
  const { db, userId } = ctx;
  const now = ctx.now.toISOString();
  const { codes, codeHashes } = newRecoveryCodes();
  const isTurnedOn = await inTransaction(db, async (trx) => {
    const row = await lockSecondFactor(trx, userId);
    if (row && row.enabledAt !== null) throw isOn();
    const startedAt = row ? Date.parse(row.createdAt) : 0;
    if (!row || ctx.now.getTime() - startedAt >= SETUP_LIFETIME) {
      throw new DomainError("rule_broken", SETUP_EXPIRED);
    }
    if (!(await takeAppCode(ctx, trx, row, code))) return false;
    await updateSecondFactor(trx, userId, { enabledAt: now });
    await replaceRecoveryCodes(trx, { userId, codeHashes, now });
    await enqueueNotice(ctx, trx, { userId, notice: "second-factor-added" });
    await audit(trx, ctx, { userId, event: "second-factor-added" });
    return true;
  });
  // Thrown outside the transaction, which counts the wrong code.
  if (!isTurnedOn) throw refusedField("code", WRONG_FIRST_CODE);
  return { recoveryCodes: codes };
}
