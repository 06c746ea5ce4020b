/** Number of recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10;

/** Error message for the right password of an account with a second factor. */
export const LOGIN_CODE_NEEDED = "Enter a code of your authenticator app to log in";

/** Says where the code of a login is. */
export const LOGIN_CODE_HINT =
  "Two-step login is on for your account. Your authenticator app shows the code.";

/** Error message for a code that does not complete a login. */
export const WRONG_LOGIN_CODE =
  "This code is not valid. Each code of your app works once, for about a minute.";

/** Error message for a code that does not show that the app has the key. */
export const WRONG_FIRST_CODE =
  "This code is not valid. Enter the one that your app shows now, and check the clock of your phone.";

/** Error message for a code when no right password was entered before it. */
export const PASSWORD_NEEDED_FIRST = "Your login took too long. Log in with your password again.";

/** Error message for a first code without a key to check it. */
export const SETUP_EXPIRED = "This took too long, so start again.";

/** Error message for turning the second factor on twice. */
export const SECOND_FACTOR_ON = "Two-step login is already on";

/** Error message for what needs the second factor. */
export const SECOND_FACTOR_OFF = "Two-step login is off";

/** Says why a server offers no second factor. */
export const NO_SECOND_FACTOR_HERE =
  "Two-step login needs keys that this server does not have. Ask the person who runs it.";

/** Error message for a code of an app that the server can't check. */
export const CODES_UNREADABLE =
  "This server can't check codes of your app now. Use a recovery code, or ask the person who runs it.";
