import type { Credentials } from "@triplan/contract";
import { findUserForLogin, updatePasswordHash } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";
import { accountLabel } from "./account-label.ts";
import { hashPassword, isOutdatedHash } from "./password-hash.ts";
import { startLogin, type LoggedInUser } from "./start-login.ts";
import { tryPassword } from "./try-login.ts";

/**
 * Signs a user in. Every failure has the same message and takes the same time; only the right
 * password shows that an account is disabled.
 */
export async function login(
  ctx: Context,
  { username, password }: Credentials,
): Promise<LoggedInUser> {
  const found = await findUserForLogin(ctx.db, username);
  const fits = await tryPassword(ctx, { username, password }, found?.passwordHash);
  if (!found || !fits) {
    ctx.log.warn({ network: ctx.network, account: accountLabel(ctx, username) }, "login failed");
    throw new DomainError("unauthenticated", "Invalid email or password");
  }
  const { passwordHash, ...user } = found;
  const { passwordCost } = ctx.settings;
  if (isOutdatedHash(passwordHash, passwordCost)) {
    await updatePasswordHash(ctx.db, {
      userId: user.id,
      passwordHash: await hashPassword(password, passwordCost),
    });
  }
  return startLogin(ctx, user);
}
