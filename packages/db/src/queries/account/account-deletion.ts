import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";

/** What an account holds. */
export interface AccountSize {
  plans: number;
  exercises: number;
  activities: number;
  /** Of its recordings' samples, compressed. */
  recordingBytes: number;
}

/** Counts what the account holds. */
export function countAccount(db: Queryable, userId: number): Promise<AccountSize> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("trainingPlan")
        .select((from) => from.fn.countAll<number>().as("count"))
        .where("userId", "=", userId)
        .$asScalar()
        .$notNull()
        .as("plans"),
      eb
        .selectFrom("exercise")
        .select((from) => from.fn.countAll<number>().as("count"))
        .where("userId", "=", userId)
        .$asScalar()
        .$notNull()
        .as("exercises"),
      eb
        .selectFrom("wearableActivity")
        .select((from) => from.fn.countAll<number>().as("count"))
        .where("userId", "=", userId)
        .$asScalar()
        .$notNull()
        .as("activities"),
      eb
        .selectFrom("activityDetail")
        .select(sql<number>`coalesce(sum(octet_length(stream)), 0)::bigint`.as("bytes"))
        .where("userId", "=", userId)
        .$asScalar()
        .$notNull()
        .as("recordingBytes"),
    ])
    .executeTakeFirstOrThrow();
}

/** Marks the account for deletion and ends its calendar feed and public links. */
export async function requestDeletion(
  db: Queryable,
  { userId, now }: { userId: number; now: Instant },
): Promise<void> {
  await db
    .updateTable("userAccount")
    .set({ deletionRequestedAt: now })
    .where("id", "=", userId)
    .execute();
  await db.deleteFrom("calendarFeed").where("userId", "=", userId).execute();
  await db.deleteFrom("planShare").where("userId", "=", userId).execute();
}

/** Keeps an account that was to be deleted; false if it is deleted already. */
export async function keepAccount(db: Queryable, userId: number): Promise<boolean> {
  const result = await db
    .updateTable("userAccount")
    .set({ deletionRequestedAt: null })
    .where("id", "=", userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes the accounts whose deletion was requested up to then, with every row of theirs. */
export const deleteDueAccounts = (db: Queryable, requestedUpTo: Instant): Promise<number> =>
  deleteAccounts(db, sql<SqlBool>`deletion_requested_at <= ${requestedUpTo}`);

/** Deletes an account at once, with every row of it; returns their number. */
export const deleteAccountNow = (db: Queryable, userId: number): Promise<number> =>
  deleteAccounts(db, sql<SqlBool>`id = ${userId}`);

/** Failed logins are kept by a hash of the name, and counted calls by a word, so they go first. */
async function deleteAccounts(db: Queryable, isDue: RawBuilder<SqlBool>): Promise<number> {
  const hashes = db
    .selectFrom("userAccount")
    .select(sql<string>`encode(sha256(convert_to(username, 'UTF8')), 'hex')`.as("hash"))
    .where(isDue);
  await db.deleteFrom("loginFailure").where("usernameHash", "in", hashes).execute();
  const callers = db
    .selectFrom("userAccount")
    .select(sql<string>`'user ' || id`.as("caller"))
    .where(isDue);
  await db.deleteFrom("rateLimitCount").where("caller", "in", callers).execute();
  const result = await db.deleteFrom("userAccount").where(isDue).executeTakeFirst();
  return Number(result.numDeletedRows);
}
