import { useEffectEvent, useLayoutEffect } from "react";
import { networkReturns } from "../network/network-returns.ts";

/**
 * Calls `run` each time the browser gets its network back, and at once if that happened after
 * `since`, a count of `networkReturns`.
 */
export function useOnline(run: () => void, since?: number): void {
  const onOnline = useEffectEvent(run);
  useLayoutEffect(() => {
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    if (since !== undefined && since !== networkReturns()) onOnline();
    return () => window.removeEventListener("online", listener);
  }, [since]);
}
