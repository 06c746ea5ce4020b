import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** When the oldest shown answer was kept; null while the server can be reached. */
let shownSince: number | null = null;

function set(value: number | null) {
  if (shownSince === value) return;
  shownSince = value;
  for (const listener of listeners) listener();
}

/** Records that a kept answer is shown, because the server can't be reached. */
export const markOutOfReach = (savedAt: number) =>
  set(shownSince === null ? savedAt : Math.min(shownSince, savedAt));

/** Records that the server can be reached again. */
export const markReached = () => set(null);

export const isOutOfReach = () => shownSince !== null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeNetwork(listener: () => void) {
  const unsubscribe = subscribe(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    unsubscribe();
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** True while the server can't be reached, as far as this page knows. */
export const useIsOutOfReach = () =>
  useSyncExternalStore(
    subscribeNetwork,
    () => shownSince !== null || !navigator.onLine,
    () => false,
  );

/** When the oldest kept answer on this page was saved; null while the server can be reached. */
export const useShownSince = () =>
  useSyncExternalStore(
    subscribe,
    () => shownSince,
    () => null,
  );
