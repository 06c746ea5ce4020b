import { tabStorage } from "../../shared/tab-storage.ts";

const KEY = "triplan.plan-attempt";
const KEY_BYTES = 16;

// Unlike `crypto.randomUUID`, this is there on pages without TLS too.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * The key under which a plan is sent: the same for the same input, however often it is sent, also
 * after a reload or a login, so that a lost answer never makes a second plan; a new one once
 * anything was changed, so that a change is never answered with the plan before it.
 */
export function attemptKey(input: object): string {
  const sent = JSON.stringify(input);
  const [key, last] = tabStorage.get(KEY)?.split("\n") ?? [];
  if (key && last === sent) return key;
  const fresh = newKey();
  tabStorage.set(KEY, `${fresh}\n${sent}`);
  return fresh;
}

/** After the plan was saved, the same values make another plan. */
export const forgetAttempt = () => tabStorage.remove(KEY);
