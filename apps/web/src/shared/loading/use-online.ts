import { useEffect, useEffectEvent } from "react";

/** Calls `run` each time the browser gets its network back. */
export function useOnline(run: () => void): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
}
