/** Changes of an account that its owner is told by mail, in case somebody else made them. */
export type Notice =
  | "password-changed"
  | "password-reset"
  | "email-change-requested"
  | "passkey-added"
  | "passkey-removed"
  | "second-factor-added"
  | "second-factor-removed"
  | "recovery-codes-made"
  | "recovery-code-used"
  | "codes-refused";
