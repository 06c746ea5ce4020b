/** Stands where the username would, when the server could not say who is signed in. */
export const UNKNOWN_USER = "Your account could not be loaded";
