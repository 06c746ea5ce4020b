/** Maximum number of an account's passkeys. */
export const MAX_PASSKEYS = 20;

/** Maximum length of a passkey's name in characters. */
export const MAX_PASSKEY_NAME = 60;

/** Error message for one passkey too many. */
export const TOO_MANY_PASSKEYS = `An account can have ${MAX_PASSKEYS} passkeys. Remove one first.`;

/** Error message for an answer of a device that can't be accepted. */
export const PASSKEY_NOT_ADDED = "This passkey could not be added. Try again.";

/** Error message for a passkey that any account has already. */
export const PASSKEY_KNOWN = "This passkey is already in use";

/** Error message for every failure to log in with a passkey. */
export const PASSKEY_LOGIN_FAILED =
  "This passkey does not log you in here. Try again, or use your password.";

/** Says why a server at this address has no passkeys. */
export const NO_PASSKEYS_HERE =
  "Passkeys need https and a name such as triplan.example.org, not a number. Ask the person who runs this server.";
