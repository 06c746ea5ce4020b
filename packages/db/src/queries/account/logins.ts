import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";

export interface LoginRow {
  id: number;
  idHash: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  userAgent: string | null;
}

/** The user's logins that have not ended, the last used first. */
export function listLogins(
  db: Queryable,
  { userId, now }: { userId: number; now: Instant },
): Promise<LoginRow[]> {
  return db
    .selectFrom("userSession")
    .select(["id", "idHash", "createdAt", "lastSeenAt", "userAgent"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .orderBy("lastSeenAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Ends a login of the user; undefined if it does not exist. */
export function deleteLogin(
  db: Queryable,
  { userId, loginId }: { userId: number; loginId: number },
): Promise<{ idHash: string } | undefined> {
  return db
    .deleteFrom("userSession")
    .where("userId", "=", userId)
    .where("id", "=", loginId)
    .returning("idHash")
    .executeTakeFirst();
}
