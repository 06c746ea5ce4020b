import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False while React takes over prerendered markup, which must render as in the build; true right
 * after it, and everywhere else.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
