/** The two ways to become the current user. */
export type AuthMode = "login" | "register";
