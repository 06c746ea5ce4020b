import { tabStorage } from "../../../shared/browser/tab-storage.ts";

const KEY = "triplan.plan-attempt";
const KEY_BYTES = 16;

// Unlike `crypto.randomUUID`, this also works without TLS.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Idempotency key of a plan: the same for equal input, also after a reload or a login, so that a
 * retry never creates a second plan. Changed input gets a new key.
 */
export function attemptKey(input: object): string {
  const sent = JSON.stringify(input);
  const [key, last] = tabStorage.get(KEY)?.split("\n") ?? [];
  if (key && last === sent) return key;
  const fresh = newKey();
  tabStorage.set(KEY, `${fresh}\n${sent}`);
  return fresh;
}

/** Call after saving: the same values then create another plan. */
export const forgetAttempt = () => tabStorage.remove(KEY);
