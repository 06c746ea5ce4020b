import type { Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** A login. Only the hash of the cookie's id is stored. */
export interface UserSessionTable {
  /** SHA-256 of the cookie's id, 64 hex digits. */
  idHash: string;
  userId: number;
  createdAt: DefaultInstant;
  lastSeenAt: DefaultInstant;
  expiresAt: Instant;
  userAgent: string | null;
}

export type UserSessionRow = Selectable<UserSessionTable>;

export const USER_SESSION_COLUMNS = [
  "idHash",
  "userId",
  "createdAt",
  "lastSeenAt",
  "expiresAt",
  "userAgent",
] as const satisfies readonly (keyof UserSessionTable)[];
