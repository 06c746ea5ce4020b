type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

// Must load before the router: listeners run in the order of registration.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => guard?.(event));
}

/** Handles Back and Forward before the router until the returned function is called. */
export function guardPop(next: Guard) {
  guard = next;
  return () => {
    guard = null;
  };
}
