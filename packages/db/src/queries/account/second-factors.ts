import type { Selectable } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { SecondFactorTable } from "../../tables/credentials.ts";
import type { Queryable } from "../../tables/database.ts";

export type SecondFactorRow = Selectable<SecondFactorTable>;

/** The account's second factor, also one that is being set up. */
export function findSecondFactor(
  db: Queryable,
  userId: number,
): Promise<SecondFactorRow | undefined> {
  return db.selectFrom("secondFactor").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/** The same, locked until the transaction ends: each code is checked after the one before it. */
export function lockSecondFactor(
  db: Queryable,
  userId: number,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom("secondFactor")
    .selectAll()
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a new key in place of one that is being set up; false if the second factor is on. */
export async function saveSecondFactorSetup(
  db: Queryable,
  { userId, secretEnc, now }: { userId: number; secretEnc: string; now: Instant },
): Promise<boolean> {
  const fresh = { secretEnc, createdAt: now, lastStep: null, wrongCodes: 0, wrongSince: null };
  const result = await db
    .insertInto("secondFactor")
    .values({ userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet(fresh).where("secondFactor.enabledAt", "is", null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes the account's second factor; absent fields stay. */
export async function updateSecondFactor(
  db: Queryable,
  userId: number,
  change: Partial<Omit<SecondFactorRow, "userId" | "createdAt">>,
): Promise<void> {
  await db.updateTable("secondFactor").set(change).where("userId", "=", userId).execute();
}

/** Deletes the account's key; false if it has none. */
export async function deleteSecondFactor(db: Queryable, userId: number): Promise<boolean> {
  const result = await db
    .deleteFrom("secondFactor")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes keys whose setup began up to then and did not end; returns their number. */
export async function deleteOldSecondFactorSetups(
  db: Queryable,
  begunUpTo: Instant,
): Promise<number> {
  const result = await db
    .deleteFrom("secondFactor")
    .where("enabledAt", "is", null)
    .where("createdAt", "<=", begunUpTo)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Accounts with a key after that one, by id, at most `limit`. */
export async function listSecondFactorUsers(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("secondFactor")
    .select("userId")
    .where("userId", ">", after)
    .orderBy("userId")
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}
