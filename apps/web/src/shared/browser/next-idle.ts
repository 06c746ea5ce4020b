/** Long enough for a usual page to be drawn; nothing depends on it. */
const FALLBACK_MS = 1000;

/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export const nextIdle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, FALLBACK_MS);
  });
