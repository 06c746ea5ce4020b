/** Error message for a link that is used, cancelled, expired or unknown. */
export const EMAIL_LINK_VOID = "This link no longer works. Change your email again in Settings.";

/** Lifetime of the link that confirms a new address, in hours. */
export const EMAIL_LINK_HOURS = 24;
export const EMAIL_LINK_LIFETIME = "24 hours";

/** Error message for an address that another account uses. */
export const EMAIL_TAKEN = "An account with this email already exists";

/** Error message for a change to the present address. */
export const EMAIL_UNCHANGED = "This is your email already";
