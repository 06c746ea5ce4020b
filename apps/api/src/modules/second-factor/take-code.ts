import type { LoginCode } from "@triplan/contract";
import {
  lockSecondFactor,
  takeRecoveryCode,
  updateSecondFactor,
  type Queryable,
  type SecondFactorRow,
} from "@triplan/db";
import { hashOfToken } from "../../addresses/secret-token.ts";
import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";
import { tooManyAttempts } from "../auth/login-throttle.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";
import { readSecret } from "./stored-secret.ts";
import { acceptedStep } from "./totp.ts";

const HOUR = 3_600_000;
/**
 * Wrong codes of an app in an hour, from all networks together. Only the right password leads here,
 * so strangers can't lock an athlete out, and recovery codes still work.
 */
const MAX_WRONG = 10;

/**
 * Consumes a code of the account's app or a recovery code; false if it is wrong or was used. Throws a
 * DomainError after too many wrong ones. The transaction must be committed in either case.
 */
export async function takeLoginCode(
  ctx: Context,
  trx: Queryable,
  { userId, kind, code }: LoginCode & { userId: number },
): Promise<boolean> {
  const row = await lockSecondFactor(trx, userId);
  if (!row || row.enabledAt === null) return false;
  if (kind === "app") return takeAppCode(ctx, trx, row, code);
  if (!(await takeRecoveryCode(trx, { userId, codeHash: hashOfToken(code) }))) return false;
  await audit(trx, ctx, { userId, event: "recovery-code-used" });
  return true;
}

/** The same for a code of an app with the key of the row, which must be locked. */
export async function takeAppCode(
  ctx: Context,
  trx: Queryable,
  row: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const { now } = ctx;
  const { userId, lastStep, enabledAt } = row;
  const { count, since } = recentlyWrong(row, now);
  if (count >= MAX_WRONG) {
    throw tooManyAttempts(now, since, HOUR, "Use a recovery code, or try again");
  }
  const step = acceptedStep(readSecret(ctx, row), { code, now, lastStep });
  if (step !== null) {
    await updateSecondFactor(trx, userId, { lastStep: step, wrongCodes: 0, wrongSince: null });
    return true;
  }
  const wrongCodes = count + 1;
  await updateSecondFactor(trx, userId, { wrongCodes, wrongSince: since.toISOString() });
  if (wrongCodes === MAX_WRONG && enabledAt !== null) {
    await enqueueNotice(ctx, trx, { userId, notice: "codes-refused" });
  }
  return false;
}

/** Wrong codes of the present hour, which begins with the first of them. */
function recentlyWrong(
  { wrongCodes, wrongSince }: SecondFactorRow,
  now: Date,
): { count: number; since: Date } {
  const since = wrongSince === null ? now : new Date(wrongSince);
  const isRecent = now.getTime() - since.getTime() < HOUR;
  return isRecent ? { count: wrongCodes, since } : { count: 0, since: now };
}
