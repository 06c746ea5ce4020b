import type { Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** A login. Only the hash of the cookie's id is stored. */
export interface UserSessionTable {
  /** SHA-256 of the cookie's id, 64 hex digits. */
  idHash: string;
  /** Names the login without granting it. */
  id: Generated<number>;
  userId: number;
  createdAt: DefaultInstant;
  lastSeenAt: DefaultInstant;
  expiresAt: Instant;
  userAgent: string | null;
}

export type UserSessionRow = Omit<Selectable<UserSessionTable>, "id">;

export const USER_SESSION_COLUMNS = [
  "idHash",
  "userId",
  "createdAt",
  "lastSeenAt",
  "expiresAt",
  "userAgent",
] as const satisfies readonly (keyof UserSessionTable)[];
