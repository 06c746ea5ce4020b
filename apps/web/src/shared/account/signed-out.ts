import { useSyncExternalStore } from "react";

/** Marks calls that handle an unauthorized response themselves: the login calls. */
export const HANDLES_UNAUTHORIZED = { handlesUnauthorized: true } as const;

const listeners = new Set<() => void>();
let isSignedOut = false;

function set(value: boolean) {
  if (isSignedOut === value) return;
  isSignedOut = value;
  for (const listener of listeners) listener();
}

export function isUnauthorized(error: unknown): boolean {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  // Check the reason too: any domain error may have tRPC's UNAUTHORIZED code.
  return typeof data === "object" && data !== null && "reason" in data
    ? data.reason === "unauthenticated"
    : false;
}

/** Records that the session expired on an open page. */
export const markSignedOut = () => set(true);

/** Records that the user logged in again or declined to. */
export const clearSignedOut = () => set(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the session has expired on an open page and nobody has logged in again. */
export const useIsSignedOut = () =>
  useSyncExternalStore(
    subscribe,
    () => isSignedOut,
    () => false,
  );
