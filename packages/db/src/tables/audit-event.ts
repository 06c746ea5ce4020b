import type { Generated, Selectable } from "kysely";
import type { Instant } from "./column-types.ts";

/** What an account's history may hold. */
export type AuditEventKind =
  | "registered"
  | "logged-in"
  | "logged-out"
  | "password-changed"
  | "logins-ended"
  | "data-downloaded"
  | "data-imported"
  | "deletion-requested"
  | "account-kept"
  | "watch-connected"
  | "watch-disconnected"
  | "account-disabled"
  | "account-enabled"
  | "reset-link-made"
  | "password-reset"
  | "email-change-requested"
  | "email-changed"
  | "passkey-added"
  | "passkey-removed"
  | "second-factor-added"
  | "second-factor-removed"
  | "recovery-codes-made"
  | "recovery-code-used";

/** Something that happened to an account; rows are only added, and deleted after a year. */
export interface AuditEventTable {
  id: Generated<number>;
  userId: number;
  event: AuditEventKind;
  /** The caller's IPv4 address or IPv6 /64; "operator" for a command. */
  network: string;
  createdAt: Instant;
}

export type AuditEventRow = Selectable<AuditEventTable>;
