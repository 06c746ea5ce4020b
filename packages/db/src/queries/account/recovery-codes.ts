import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";

/** Stores new codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  db: Queryable,
  { userId, codeHashes, now }: { userId: number; codeHashes: readonly string[]; now: Instant },
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto("recoveryCode")
    .values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
    .execute();
}

/** Consumes a code, which works once; false if the account has no such code. */
export async function takeRecoveryCode(
  db: Queryable,
  { userId, codeHash }: { userId: number; codeHash: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom("recoveryCode")
    .where("codeHash", "=", codeHash)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Counts the account's codes that were not used. */
export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recoveryCode")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes every code of the account. */
export async function deleteRecoveryCodes(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("recoveryCode").where("userId", "=", userId).execute();
}
