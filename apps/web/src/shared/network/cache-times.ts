/** The current user and a week's exercises stay fresh for this long. */
export const FRESH_MS = 5 * 60_000;
