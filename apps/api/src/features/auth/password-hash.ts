import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's parameters for argon2id, which is the library's own choice of algorithm. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

const waiting: (() => void)[] = [];
let free = availableParallelism();

/**
 * At most one hash a core at a time: a flood of logins must not hold up files and look-ups. What
 * runs in here must not ask for a core itself.
 */
export async function onACore<T>(work: () => Promise<T>): Promise<T> {
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
  onACore(() => hash(password, PARAMETERS));

/** To be called on a core. */
export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password);

/** True for a hash made with other parameters than today's. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(CURRENT);

let dummy: Promise<string> | undefined;

/** A hash that no password fits, so that an unknown user takes as long as a wrong password. */
export const dummyHash = (): Promise<string> => (dummy ??= hashPassword(crypto.randomUUID()));
