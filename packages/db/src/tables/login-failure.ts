import type { Generated } from "kysely";
import type { DefaultInstant } from "./column-types.ts";

/** A failed login; counted to slow down guessing. */
export interface LoginFailureTable {
  id: Generated<number>;
  /** A hash, so that mistyped passwords are never stored. */
  usernameHash: string;
  /** The caller's IPv4 address or IPv6 /64. */
  ipPrefix: string;
  failedAt: DefaultInstant;
}
