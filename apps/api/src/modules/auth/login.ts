import type { Credentials } from "@triplan/contract";
import { findUserForLogin, updatePasswordHash } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";
import { accountLabel } from "./account-label.ts";
import { awaitCode } from "./await-code.ts";
import { hashPassword, isOutdatedHash } from "./password-hash.ts";
import { refuseDisabled, startLogin, type LoggedInUser } from "./start-login.ts";
import { tryPassword } from "./try-login.ts";

/**
 * Signs a user in, or asks for a code. Every failure has the same message and takes the same time;
 * only the right password shows that an account is disabled or has a second factor.
 */
export async function login(
  ctx: Context,
  { username, password }: Credentials,
): Promise<LoggedInUser> {
  const found = await findUserForLogin(ctx.db, username);
  const isLastStep = !found?.hasSecondFactor;
  const typed = { username, password };
  const fits = await tryPassword(ctx, typed, found?.passwordHash, { isLastStep });
  if (!found || !fits) {
    ctx.log.warn({ network: ctx.network, account: accountLabel(ctx, username) }, "login failed");
    throw new DomainError("unauthenticated", "Invalid email or password");
  }
  const { passwordHash, hasSecondFactor, ...user } = found;
  const { passwordCost } = ctx.settings;
  if (isOutdatedHash(passwordHash, passwordCost)) {
    await updatePasswordHash(ctx.db, {
      userId: user.id,
      passwordHash: await hashPassword(password, passwordCost),
    });
  }
  refuseDisabled(ctx, user);
  if (hasSecondFactor) throw await awaitCode(ctx, user.id);
  return startLogin(ctx, user);
}
