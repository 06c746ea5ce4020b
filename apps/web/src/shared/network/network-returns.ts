let count = 0;

if (typeof window !== "undefined") window.addEventListener("online", () => (count += 1));

/** How often the browser got its network back since the page was opened. */
export const networkReturns = (): number => count;
