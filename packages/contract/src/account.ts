import { EMAIL_LINK_VOID, PASSWORD_LENGTH, RESET_LINK_VOID } from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";

const INVALID_EMAIL = "Please enter a valid email address";
const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;
const WITHOUT_CONTROL_CHARACTERS = /^\P{Cc}*$/u;

const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters`;

/** E-mail as the username: trimmed and in lower case. */
export const username = z
  .string(INVALID_EMAIL)
  // Before trimming, which would remove a line end like a space.
  .regex(WITHOUT_CONTROL_CHARACTERS, INVALID_EMAIL)
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, INVALID_EMAIL)
  .refine((text) => text.indexOf("@") <= MAX_LOCAL_PART, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL));

/** Neither trimmed nor changed. */
export const password = z
  .string(TOO_SHORT)
  .min(PASSWORD_LENGTH.min, TOO_SHORT)
  .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters`);

/** A password that was chosen before; what is wrong with it only the server knows. */
export const ownPassword = z
  .string("Please enter your password")
  .min(1, "Please enter your password")
  .max(PASSWORD_LENGTH.max, "This is not your password");

export const changePasswordInput = z.object({
  currentPassword: ownPassword,
  newPassword: password,
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

const LINK_TOKEN = /^[\w-]{43}$/;

const linkToken = (message: string) => z.string(message).regex(LINK_TOKEN, message);

export const resetPasswordInput = z.object({
  token: linkToken(RESET_LINK_VOID),
  newPassword: password,
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const requestResetInput = z.object({ username });
export type RequestResetInput = z.output<typeof requestResetInput>;

export const changeEmailInput = z.object({ username, password: ownPassword });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;

export const confirmEmailInput = z.object({ token: linkToken(EMAIL_LINK_VOID) });
export type ConfirmEmailInput = z.output<typeof confirmEmailInput>;

export const endLoginInput = z.object({ loginId: z.int() });
export type EndLoginInput = z.output<typeof endLoginInput>;

export const deleteAccountInput = z.object({ password: ownPassword });
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;

export const accountImportInput = z.object({ importId: z.int() });
export type AccountImportInput = z.output<typeof accountImportInput>;

export const credentialsInput = z.object({ username, password });
export type Credentials = z.output<typeof credentialsInput>;
