/** The current user and a week's exercises stay fresh for this long. @see spec §9 "Client data handling" */
export const FRESH_MS = 5 * 60_000;
