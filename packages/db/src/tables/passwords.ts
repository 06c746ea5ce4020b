import type { Generated } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** A failed login; counted to slow down guessing. */
export interface LoginFailureTable {
  id: Generated<number>;
  /** A hash, so that mistyped passwords are never stored. */
  usernameHash: string;
  /** The caller's IPv4 address or IPv6 /64. */
  ipPrefix: string;
  failedAt: DefaultInstant;
}

/** A link that sets a new password once. */
export interface PasswordResetTable {
  /** SHA-256 of the token in the link, in hexadecimal. */
  tokenHash: string;
  userId: number;
  createdAt: DefaultInstant;
  expiresAt: Instant;
}
