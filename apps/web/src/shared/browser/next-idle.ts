const FALLBACK_MS = 1000;

/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export const nextIdle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, FALLBACK_MS);
  });
