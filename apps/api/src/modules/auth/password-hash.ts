import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import type { HashCost } from "../../trpc/context.ts";

export const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits hashing to one per core, so that a flood of logins cannot block other work. Not reentrant.
 */
export const withHashSlot = pLimit(availableParallelism());

export const hashPassword = (password: string, cost: HashCost): Promise<string> =>
  withHashSlot(() => hash(password, cost));

/** Call inside `withHashSlot`. */
export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password);

export const isOutdatedHash = (
  passwordHash: string,
  { memoryCost, timeCost, parallelism }: HashCost,
): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);

const dummies = new WeakMap<HashCost, Promise<string>>();

/** Hash that no password matches, so that an unknown user takes as long as a wrong password. */
export function dummyHash(cost: HashCost): Promise<string> {
  const dummy = dummies.get(cost) ?? hashPassword(crypto.randomUUID(), cost);
  dummies.set(cost, dummy);
  return dummy;
}
