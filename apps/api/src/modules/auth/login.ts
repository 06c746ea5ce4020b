import { setTimeout as sleep } from "node:timers/promises";
import type { Credentials } from "@triplan/contract";
import { findUserForLogin, keepAccount, updatePasswordHash, type PublicUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";
import { accountLabel } from "./account-label.ts";
import { loginThrottle } from "./login-throttle.ts";
import {
  dummyHash,
  hashPassword,
  isOutdatedHash,
  isPassword,
  withHashSlot,
} from "./password-hash.ts";

export interface LoggedInUser extends PublicUser {
  /** Set if the account was to be deleted and this login keeps it. */
  isRestored?: true;
}

const refused = () => new DomainError("unauthenticated", "Invalid email or password");
const disabled = () =>
  new DomainError("forbidden", "This account is disabled. Ask the person who runs this server.");

/**
 * Signs a user in, and keeps an account that waits to be deleted. Every failure has the same message and
 * takes the same time; only the right password shows that an account is disabled.
 */
export async function login(
  ctx: Context,
  { username, password }: Credentials,
): Promise<LoggedInUser> {
  const found = await findUserForLogin(ctx.db, username);
  const fits = await tryPassword(ctx, { username, password }, found?.passwordHash);
  if (!found || !fits) {
    ctx.log.warn({ network: ctx.network, account: accountLabel(ctx, username) }, "login failed");
    throw refused();
  }
  const { passwordHash, deletionRequestedAt, disabledAt, ...user } = found;
  if (disabledAt !== null) {
    ctx.log.warn({ network: ctx.network, userId: user.id }, "login of a disabled account");
    throw disabled();
  }
  const { passwordCost } = ctx.settings;
  if (isOutdatedHash(passwordHash, passwordCost)) {
    await updatePasswordHash(ctx.db, {
      userId: user.id,
      passwordHash: await hashPassword(password, passwordCost),
    });
  }
  const isRestored = deletionRequestedAt !== null;
  if (isRestored && !(await keepAccount(ctx.db, user.id))) throw refused();
  await ctx.session.start(user.id);
  await audit(ctx.db, ctx, { userId: user.id, event: "logged-in" });
  if (isRestored) await audit(ctx.db, ctx, { userId: user.id, event: "account-kept" });
  return isRestored ? { ...user, isRestored } : user;
}

/** Checks the password unless throttled; for an unknown user (undefined), against a dummy hash. */
export async function tryPassword(
  ctx: Context,
  { username, password }: Credentials,
  passwordHash: string | undefined,
): Promise<boolean> {
  const throttle = loginThrottle(ctx, username);
  const hash = passwordHash ?? (await dummyHash(ctx.settings.passwordCost));
  const attempt = await withHashSlot(async () => {
    // Check inside the slot: parallel attempts would otherwise all see a count of zero.
    const wait = await throttle.refuseTooMany();
    const fits = await isPassword(password, hash);
    await (fits ? throttle.forget() : throttle.countFailure());
    return { fits, wait };
  });
  // Outside the slot, which other logins need.
  if (attempt.wait > 0) await sleep(attempt.wait);
  return attempt.fits;
}
