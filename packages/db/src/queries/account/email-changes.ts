import { sql } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import { storedUsername } from "../users.ts";

/** A new address that waits to be confirmed. */
export interface PendingEmail {
  username: string;
  expiresAt: Instant;
}

/** Stores the new address; it replaces an earlier one, the link of which is void. */
export async function saveEmailChange(
  db: Queryable,
  { userId, username, now, expiresAt }: PendingEmail & { userId: number; now: Instant },
): Promise<void> {
  const row = { username: storedUsername(username), tokenHash: null, createdAt: now, expiresAt };
  await db
    .insertInto("emailChange")
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(row))
    .execute();
}

export interface Email {
  username: string;
  /** Null without a new address and once it has expired. */
  pending: PendingEmail | null;
}

/** The account's address and its new one; undefined if the account does not exist. */
export async function findEmail(
  db: Queryable,
  { userId, now }: { userId: number; now: Instant },
): Promise<Email | undefined> {
  const row = await db
    .selectFrom("userAccount")
    .leftJoin("emailChange", (join) =>
      join.onRef("emailChange.userId", "=", "userAccount.id").on("emailChange.expiresAt", ">", now),
    )
    .select(["userAccount.username", "emailChange.username as newUsername", "expiresAt"])
    .where("userAccount.id", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { username, newUsername, expiresAt } = row;
  const isPending = newUsername !== null && expiresAt !== null;
  return { username, pending: isPending ? { username: newUsername, expiresAt } : null };
}

/** Stores the token of the link to the address; false if the address has changed or has a link. */
export async function setEmailChangeToken(
  db: Queryable,
  { userId, username, tokenHash }: { userId: number; username: string; tokenHash: string },
): Promise<boolean> {
  const result = await db
    .updateTable("emailChange")
    .set({ tokenHash })
    .where("userId", "=", userId)
    .where("username", "=", username)
    .where("tokenHash", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes the link void, so that another one can be made. */
export async function clearEmailChangeToken(
  db: Queryable,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<void> {
  await db
    .updateTable("emailChange")
    .set({ tokenHash: null })
    .where("userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Consumes a link; undefined if it is void or its account is disabled. */
export function takeEmailChange(
  db: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Instant },
): Promise<{ userId: number; username: string } | undefined> {
  return db
    .deleteFrom("emailChange")
    .using("userAccount")
    .whereRef("userAccount.id", "=", "emailChange.userId")
    .where("userAccount.disabledAt", "is", null)
    .where("emailChange.tokenHash", "=", tokenHash)
    .where("emailChange.expiresAt", ">", now)
    .returning(["emailChange.userId", "emailChange.username"])
    .executeTakeFirst();
}

/** Forgets the account's new address. */
export async function deleteEmailChange(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("emailChange").where("userId", "=", userId).execute();
}

/** Deletes expired new addresses; returns their number. */
export async function deleteExpiredEmailChanges(db: Queryable, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom("emailChange")
    .where("expiresAt", "<=", now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Changes the address of the account, in a transaction. Rejects with a violation of `UNIQUE_KEYS.username` if another
 * account has it.
 */
export async function updateUsername(
  trx: Queryable,
  { userId, username }: { userId: number; username: string },
): Promise<void> {
  const stored = storedUsername(username);
  await trx
    .updateTable("userAccount")
    .set({ username: stored, updatedAt: sql`now()` })
    .where("id", "=", userId)
    .execute();
  await trx
    .updateTable("accountName")
    .set({ username: stored })
    .where("userId", "=", userId)
    .execute();
}
