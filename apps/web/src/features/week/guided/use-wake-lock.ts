import { useEffect, useState } from "react";

/** Keeps the screen on while mounted. False where the browser can't, or refuses it. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const acquired = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) {
        await acquired?.release();
        return;
      }
      sentinel = acquired;
      setHeld(acquired !== null);
    };
    const onVisibility = () => void request();
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisibility);
      void sentinel?.release();
    };
  }, []);
  return isHeld;
}
