/** Error message for a link that is used, expired or unknown. */
export const RESET_LINK_VOID = "This link no longer works. Ask for a new one.";

/** Lifetime of a reset link in hours. */
export const RESET_LINK_HOURS = 1;
export const RESET_LINK_LIFETIME = "an hour";

/** Hint for servers that send no mail. */
export const RESET_BY_OPERATOR =
  "Ask the person who runs this server for a link that sets a new one.";
