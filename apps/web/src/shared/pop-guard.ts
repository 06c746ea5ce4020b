type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

// Loaded before the router: a window calls its listeners in the order in which they came.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => guard?.(event));
}

/** Hears of Back and Forward before the router does, until the returned function is called. */
export function guardPop(next: Guard) {
  guard = next;
  return () => {
    guard = null;
  };
}
