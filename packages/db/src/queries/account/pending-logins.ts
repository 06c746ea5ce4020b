import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import { PUBLIC_USER_COLUMNS, type PublicUser } from "../../tables/user-account.ts";

export async function insertPendingLogin(
  db: Queryable,
  login: { tokenHash: string; userId: number; now: Instant; expiresAt: Instant },
): Promise<void> {
  const { now: createdAt, ...row } = login;
  await db
    .insertInto("pendingLogin")
    .values({ ...row, createdAt })
    .execute();
}

interface PendingKey {
  tokenHash: string;
  now: Instant;
}

/** The account whose right password was entered. Only for checking a login. */
export function findPendingLogin(
  db: Queryable,
  { tokenHash, now }: PendingKey,
): Promise<
  (PublicUser & { deletionRequestedAt: Instant | null; disabledAt: Instant | null }) | undefined
> {
  return db
    .selectFrom("pendingLogin")
    .innerJoin("userAccount as account", "account.id", "pendingLogin.userId")
    .select(["deletionRequestedAt", "disabledAt"])
    .select(PUBLIC_USER_COLUMNS.map((column) => `account.${column}` as const))
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** Consumes a pending login; false if it was completed, ended or has expired. */
export async function takePendingLogin(
  db: Queryable,
  { tokenHash, now }: PendingKey,
): Promise<boolean> {
  const result = await db
    .deleteFrom("pendingLogin")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every pending login of the account. */
export async function deletePendingLogins(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("pendingLogin").where("userId", "=", userId).execute();
}

/** Deletes expired logins; returns their number. */
export async function deleteExpiredPendingLogins(db: Queryable, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom("pendingLogin")
    .where("expiresAt", "<=", now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
