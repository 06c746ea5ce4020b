import { setTimeout as sleep } from "node:timers/promises";
import type { Credentials } from "@triplan/contract";
import type { Context } from "../../trpc/context.ts";
import { loginThrottle } from "./login-throttle.ts";
import { dummyHash, isPassword, withHashSlot } from "./password-hash.ts";

/**
 * Runs the check of a login unless throttled, and counts a failure for the account's name. Success
 * forgets earlier ones, unless a code is still to follow: the password would free guesses of codes.
 */
export async function tryLogin(
  ctx: Context,
  username: string,
  check: () => Promise<boolean>,
  { isLastStep = true } = {},
): Promise<boolean> {
  const throttle = loginThrottle(ctx, username);
  const attempt = await withHashSlot(async () => {
    // Check inside the slot: parallel attempts would otherwise all see a count of zero.
    const wait = await throttle.refuseTooMany();
    const fits = await check();
    if (!fits) await throttle.countFailure();
    else if (isLastStep) await throttle.forget();
    return { fits, wait };
  });
  // Outside the slot, which other logins need.
  if (attempt.wait > 0) await sleep(attempt.wait);
  return attempt.fits;
}

/** Checks the password unless throttled; for an unknown user (undefined), against a dummy hash. */
export async function tryPassword(
  ctx: Context,
  { username, password }: Credentials,
  passwordHash: string | undefined,
  options?: { isLastStep: boolean },
): Promise<boolean> {
  const hash = passwordHash ?? (await dummyHash(ctx.settings.passwordCost));
  return tryLogin(ctx, username, () => isPassword(password, hash), options);
}
