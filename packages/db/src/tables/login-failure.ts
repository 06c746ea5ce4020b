import type { Generated } from "kysely";
import type { DefaultInstant } from "./column-types.ts";

/** A login with a wrong password; counted to slow down guessing. */
export interface LoginFailureTable {
  id: Generated<number>;
  /** Hash of the name that was tried, so that a mistyped password leaves no trace here. */
  usernameHash: string;
  /** Network of the caller: an IPv4 address or the /64 of an IPv6 one. */
  ipPrefix: string;
  failedAt: DefaultInstant;
}
