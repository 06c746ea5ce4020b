import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** OWASP parameters for argon2id, the library's default algorithm. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

const waiting: (() => void)[] = [];
let free = availableParallelism();

/**
 * Limits hashing to one per core, so that a flood of logins cannot block other work. Not reentrant.
 */
export async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(password, PARAMETERS));

/** Call inside `withHashSlot`. */
export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password);

export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(CURRENT);

let dummy: Promise<string> | undefined;

/** Hash that no password matches, so that an unknown user takes as long as a wrong password. */
export const dummyHash = (): Promise<string> => (dummy ??= hashPassword(crypto.randomUUID()));
