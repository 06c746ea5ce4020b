import { useSyncExternalStore } from "react";

/** Calls that see to a refused login themselves: those that log in, and the form that asks for it. */
export const OWN_LOGIN = { seesToLogin: true } as const;

const listeners = new Set<() => void>();
let isSignedOut = false;

function set(value: boolean) {
  if (isSignedOut === value) return;
  isSignedOut = value;
  for (const listener of listeners) listener();
}

/** True for an answer that says that nobody is logged in. */
export function isUnauthorized(error: unknown): boolean {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  // The server's own word: tRPC's code is that of any error of a use case.
  return typeof data === "object" && data !== null && "reason" in data
    ? data.reason === "unauthenticated"
    : false;
}

/** Takes note that the login has run out while the page was open. */
export const noteSignedOut = () => set(true);

/** Takes note that someone is logged in again, or does not want to be. */
export const forgetSignedOut = () => set(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the login ran out while the page was open, and nobody has logged in again. */
export const useIsSignedOut = () =>
  useSyncExternalStore(
    subscribe,
    () => isSignedOut,
    () => false,
  );
