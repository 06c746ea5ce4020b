/** Says why a link sets no password. */
export const RESET_LINK_VOID = "This link no longer works. Ask for a new one.";

/** Hours in which a link sets a new password. */
export const RESET_LINK_HOURS = 1;

/** Says whom to ask where no mails are sent. */
export const RESET_BY_OPERATOR =
  "Ask the person who runs this server for a link that sets a new one.";
