import type { NewRecoveryCodesInput, TurnOffSecondFactorInput } from "@triplan/contract";
import {
  countRecoveryCodes,
  findSecondFactor,
  inTransaction,
  lockSecondFactor,
  replaceRecoveryCodes,
  type Instant,
} from "@triplan/db";
import { DomainError, refusedField, SECOND_FACTOR_OFF, WRONG_LOGIN_CODE } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { confirmPassword } from "../account/confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";
import { tryLogin } from "../auth/try-login.ts";
import { newRecoveryCodes } from "./new-recovery-codes.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { takeLoginCode } from "./take-code.ts";

const isOff = () => new DomainError("conflict", SECOND_FACTOR_OFF);

export interface SecondFactorState {
  /** False on a server that can't keep keys of apps. */
  isAvailable: boolean;
  /** Null while it is off. */
  enabledAt: Instant | null;
  /** Recovery codes that were not used. */
  recoveryCodes: number;
}

/** Whether logins of the user by password need a code. */
export async function readSecondFactor(ctx: AuthedContext): Promise<SecondFactorState> {
  const { db, userId, cipher } = ctx;
  const row = await findSecondFactor(db, userId);
  return {
    isAvailable: cipher !== null,
    enabledAt: row?.enabledAt ?? null,
    recoveryCodes: await countRecoveryCodes(db, userId),
  };
}

/** Makes new recovery codes; the earlier ones work no more. */
export async function renewRecoveryCodes(
  ctx: AuthedContext,
  { password }: NewRecoveryCodesInput,
): Promise<{ recoveryCodes: string[] }> {
  const { db, userId, now } = ctx;
  await confirmPassword(ctx, password, "password");
  const { codes, codeHashes } = newRecoveryCodes();
  await inTransaction(db, async (trx) => {
    const row = await lockSecondFactor(trx, userId);
    if (!row || row.enabledAt === null) throw isOff();
    await replaceRecoveryCodes(trx, { userId, codeHashes, now: now.toISOString() });
    await enqueueNotice(ctx, trx, { userId, notice: "recovery-codes-made" });
    await audit(trx, ctx, { userId, event: "recovery-codes-made" });
  });
  return { recoveryCodes: codes };
}

/** Turns the second factor off: the password logs in alone. Present logins go on. */
export async function turnOffSecondFactor(
  ctx: AuthedContext,
  { password, code }: TurnOffSecondFactorInput,
): Promise<{ removed: true }> {
  const { db, userId } = ctx;
  if (!(await findSecondFactor(db, userId))?.enabledAt) throw isOff();
  const username = await confirmPassword(ctx, password, "password");
  const fits = await tryLogin(ctx, username, () =>
    inTransaction(db, (trx) => takeLoginCode(ctx, trx, { userId, ...code })),
  );
  if (!fits) throw refusedField("code", WRONG_LOGIN_CODE);
  await inTransaction(db, async (trx) => {
    if (!(await removeSecondFactor(trx, userId))) throw isOff();
    await enqueueNotice(ctx, trx, { userId, notice: "second-factor-removed" });
    await audit(trx, ctx, { userId, event: "second-factor-removed" });
  });
  return { removed: true };
}
