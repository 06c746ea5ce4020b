import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { countLoginFailures, deleteLoginFailures, insertLoginFailure } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WINDOW = 15 * MINUTE;
const MAX_FOR_PAIR = 5;
const MAX_FOR_ADDRESS = 30;
/** Slow down, never lock, an account from here on: a lock would let anyone lock out its owner. */
const SLOW_FROM = 20;
const SLOW_DOWN = 1000;

export function loginThrottle(ctx: Context, username: string) {
  const usernameHash = createHash("sha256").update(username).digest("hex");
  const key = { usernameHash, ipPrefix: ctx.network };
  return {
    /**
     * Throws a DomainError after too many recent failures. True: delay this attempt, because the
     * account is being guessed from many addresses.
     */
    async refuseTooMany(): Promise<boolean> {
      const since = (time: number) => new Date(ctx.now.getTime() - time).toISOString();
      const failures = await countLoginFailures(ctx.db, {
        ...key,
        since: { pair: since(WINDOW), ipPrefix: since(WINDOW), username: since(HOUR) },
      });
      if (failures.pair.count >= MAX_FOR_PAIR) throw tooMany(ctx.now, failures.pair.oldest);
      if (failures.ipPrefix.count >= MAX_FOR_ADDRESS)
        throw tooMany(ctx.now, failures.ipPrefix.oldest);
      return failures.username.count >= SLOW_FROM;
    },
    slowDown: () => sleep(SLOW_DOWN),
    countFailure: () => insertLoginFailure(ctx.db, { ...key, now: ctx.now.toISOString() }),
    forget: () => deleteLoginFailures(ctx.db, key),
  };
}

function tooMany(now: Date, oldest: string | null): DomainError {
  const freeAt = (oldest === null ? now.getTime() : Date.parse(oldest)) + WINDOW;
  const wait = Math.max(MINUTE, freeAt - now.getTime());
  const minutes = Math.ceil(wait / MINUTE);
  return new DomainError(
    "too_many",
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    { retryAfterSeconds: Math.ceil(wait / 1000) },
  );
}
