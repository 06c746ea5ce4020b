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

/** The server's word for why it refused. */
function reasonOf(error: unknown): unknown {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  return typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
}

// The reason, because any domain error may have tRPC's UNAUTHORIZED code.
export const isUnauthorized = (error: unknown): boolean => reasonOf(error) === "unauthenticated";

/** Whether a right password has to be followed by a code before the login begins. */
export const isCodeRequired = (error: unknown): boolean => reasonOf(error) === "code_required";

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
