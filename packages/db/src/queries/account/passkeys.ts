import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import { PUBLIC_USER_COLUMNS, type PublicUser } from "../../tables/user-account.ts";

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  id: number;
  name: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
}

const SHOWN = ["id", "name", "createdAt", "lastUsedAt"] as const satisfies (keyof PasskeyRow)[];

export interface NewPasskey {
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  now: Instant;
}

/** The user's passkeys, oldest first. */
export function listPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkey")
    .select(SHOWN)
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
}

/** What a browser needs to recognise the user's passkeys. */
export function listPasskeyDevices(
  db: Queryable,
  userId: number,
): Promise<{ credentialId: string; transports: string[] }[]> {
  return db
    .selectFrom("passkey")
    .select(["credentialId", "transports"])
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
}

/** The account's id at passkeys and its name. */
export function findPasskeyUser(
  db: Queryable,
  userId: number,
): Promise<{ passkeyUserId: string; username: string } | undefined> {
  return db
    .selectFrom("userAccount")
    .select(["passkeyUserId", "username"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** Counts the user's passkeys. */
export async function countPasskeys(db: Queryable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("passkey")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Rejects with a violation of `UNIQUE_KEYS.passkey` if any account has the credential. */
export function insertPasskey(
  db: Queryable,
  { now: createdAt, ...passkey }: NewPasskey,
): Promise<PasskeyRow> {
  return db
    .insertInto("passkey")
    .values({ ...passkey, createdAt })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** A passkey with its account. Only for checking a login. */
export interface PasskeyForLogin {
  passkeyId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  /** The account's id at its passkeys. */
  passkeyUserId: string;
  user: PublicUser & { deletionRequestedAt: Instant | null; disabledAt: Instant | null };
}

/** The passkey of any account. Only for checking a login. */
export async function findPasskeyForLogin(
  db: Queryable,
  credential: string,
): Promise<PasskeyForLogin | undefined> {
  const row = await db
    .selectFrom("passkey")
    .innerJoin("userAccount as account", "account.id", "passkey.userId")
    .select(["passkey.id as passkeyId", "credentialId", "publicKey", "counter"])
    .select(["passkeyUserId", "deletionRequestedAt", "disabledAt"])
    .select(PUBLIC_USER_COLUMNS.map((column) => `account.${column}` as const))
    .where("credentialId", "=", credential)
    .executeTakeFirst();
  if (!row) return undefined;
  const { passkeyId, credentialId, publicKey, counter, passkeyUserId, ...user } = row;
  return { passkeyId, credentialId, publicKey, counter, passkeyUserId, user };
}

/**
 * Stores a signature's counter. False if the passkey was removed meanwhile or another signature
 * counted as far.
 */
export async function recordPasskeyUse(
  db: Queryable,
  { passkeyId, counter, now }: { passkeyId: number; counter: number; now: Instant },
): Promise<boolean> {
  const result = await db
    .updateTable("passkey")
    .set({ counter, lastUsedAt: now })
    .where("id", "=", passkeyId)
    // Devices that do not count stay at 0.
    .where("counter", counter === 0 ? "=" : "<", counter)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface PasskeyKey {
  userId: number;
  passkeyId: number;
}

/** Whether the passkey exists and is the user's. */
export async function hasPasskey(
  db: Queryable,
  { userId, passkeyId }: PasskeyKey,
): Promise<boolean> {
  const row = await db
    .selectFrom("passkey")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "=", passkeyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined if the user has no such passkey. */
export function renamePasskey(
  db: Queryable,
  { userId, passkeyId, name }: PasskeyKey & { name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable("passkey")
    .set({ name })
    .where("userId", "=", userId)
    .where("id", "=", passkeyId)
    .returning(SHOWN)
    .executeTakeFirst();
}

/** False if the user has no such passkey. */
export async function deletePasskey(
  db: Queryable,
  { userId, passkeyId }: PasskeyKey,
): Promise<boolean> {
  const result = await db
    .deleteFrom("passkey")
    .where("userId", "=", userId)
    .where("id", "=", passkeyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
