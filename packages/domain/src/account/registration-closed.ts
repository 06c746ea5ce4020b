/** Says why there is no form, and refuses a request. */
export const REGISTRATION_CLOSED =
  "Registration is closed on this server. Ask the person who runs it for an account.";
