import { createHash } from "node:crypto";
import { countLoginFailures, deleteLoginFailures, insertLoginFailure } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WINDOW = 15 * MINUTE;
const MAX_FOR_PAIR = 5;
/**
 * Slow down, never lock, from here on: a lock would let anyone lock out an account's owner, or
 * everybody behind the same address.
 */
const SLOW_FROM = { username: 20, network: 30 } as const;
const SLOW_DOWN = 1000;
const MAX_SLOW_DOWN = 5000;

export function loginThrottle(ctx: Context, username: string) {
  const usernameHash = createHash("sha256").update(username).digest("hex");
  const key = { usernameHash, ipPrefix: ctx.network };
  return {
    /**
     * Throws a DomainError after too many recent failures for the account from this network. Returns
     * milliseconds to wait: longer, the more failures there are for the account or the network.
     */
    async refuseTooMany(): Promise<number> {
      const since = (time: number) => new Date(ctx.now.getTime() - time).toISOString();
      const failures = await countLoginFailures(ctx.db, {
        ...key,
        since: { pair: since(WINDOW), ipPrefix: since(WINDOW), username: since(HOUR) },
      });
      if (failures.pair.count >= MAX_FOR_PAIR) {
        const { oldest } = failures.pair;
        throw tooManyAttempts(ctx.now, oldest === null ? ctx.now : new Date(oldest), WINDOW);
      }
      const { username, ipPrefix } = failures;
      const excess = Math.max(
        username.count / SLOW_FROM.username,
        ipPrefix.count / SLOW_FROM.network,
      );
      return Math.min(MAX_SLOW_DOWN, SLOW_DOWN * Math.floor(excess));
    },
    countFailure: () => insertLoginFailure(ctx.db, { ...key, now: ctx.now.toISOString() }),
    forget: () => deleteLoginFailures(ctx.db, key),
  };
}

/** The refusal of attempts until a window from the oldest one on has passed. */
export function tooManyAttempts(
  now: Date,
  oldest: Date,
  window: number,
  advice = "Try again",
): DomainError {
  const wait = Math.max(MINUTE, oldest.getTime() + window - now.getTime());
  const minutes = Math.ceil(wait / MINUTE);
  return new DomainError(
    "too_many",
    `Too many attempts. ${advice} in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    { retryAfterSeconds: Math.ceil(wait / 1000) },
  );
}
