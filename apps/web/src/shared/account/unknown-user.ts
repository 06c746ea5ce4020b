/** Shown instead of the username when the user could not be loaded. */
export const UNKNOWN_USER = "Your account could not be loaded";
