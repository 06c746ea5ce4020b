const MINUTE_MS = 60_000;

/** Calls `check` each minute and when the tab becomes visible; returns how to stop. */
export function eachMinute(check: () => void): () => void {
  // A sleeping tab runs no timers, so check again when it becomes visible.
  document.addEventListener("visibilitychange", check);
  const timer = setInterval(check, MINUTE_MS);
  return () => {
    document.removeEventListener("visibilitychange", check);
    clearInterval(timer);
  };
}
