import { useEffectEvent, useLayoutEffect } from "react";

/** Calls `run` each time the browser gets its network back. */
export function useOnline(run: () => void): void {
  const onOnline = useEffectEvent(run);
  // A later effect would miss a network that is back at once.
  useLayoutEffect(() => {
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
}
