import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";

export async function insertPasswordReset(
  db: Queryable,
  reset: { tokenHash: string; userId: number; now: Instant; expiresAt: Instant },
): Promise<void> {
  const { now: createdAt, ...row } = reset;
  await db
    .insertInto("passwordReset")
    .values({ ...row, createdAt })
    .execute();
}

interface ResetKey {
  tokenHash: string;
  now: Instant;
}

/** The account that a link is for; undefined if it has expired or the account is disabled. */
export function findResetAccount(
  db: Queryable,
  { tokenHash, now }: ResetKey,
): Promise<{ userId: number; username: string } | undefined> {
  return db
    .selectFrom("passwordReset")
    .innerJoin("userAccount", "userAccount.id", "passwordReset.userId")
    .select(["passwordReset.userId", "username"])
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
}

/** Consumes a link; false if it was used or has expired. */
export async function takePasswordReset(
  db: Queryable,
  { tokenHash, now, userId }: ResetKey & { userId: number },
): Promise<boolean> {
  const result = await db
    .deleteFrom("passwordReset")
    .where("tokenHash", "=", tokenHash)
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes every link of the account. */
export async function deletePasswordResets(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("passwordReset").where("userId", "=", userId).execute();
}

/** Deletes expired links; returns their number. */
export async function deleteExpiredPasswordResets(db: Queryable, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom("passwordReset")
    .where("expiresAt", "<=", now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The address of an account to which links may be mailed; undefined if it is disabled. */
export function findMailAccount(
  db: Queryable,
  userId: number,
): Promise<{ username: string } | undefined> {
  return db
    .selectFrom("userAccount")
    .select("username")
    .where("id", "=", userId)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
}

/** Counts the account's valid links. */
export async function countPasswordResets(
  db: Queryable,
  { userId, now }: { userId: number; now: Instant },
): Promise<number> {
  const { count } = await db
    .selectFrom("passwordReset")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes one link. */
export async function deletePasswordReset(
  db: Queryable,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<void> {
  await db
    .deleteFrom("passwordReset")
    .where("userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .execute();
}
