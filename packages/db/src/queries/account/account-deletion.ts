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

/** Deletes the accounts whose deletion was requested up to then, with every row of theirs, in a transaction. */
export const deleteDueAccounts = (trx: Queryable, requestedUpTo: Instant): Promise<number> =>
  deleteAccounts(trx, sql<SqlBool>`deletion_requested_at <= ${requestedUpTo}`);

/** Deletes an account at once, with every row of it, in a transaction; returns their number. */
export const deleteAccountNow = (trx: Queryable, userId: number): Promise<number> =>
  deleteAccounts(trx, sql<SqlBool>`id = ${userId}`);

/**
 * Failed logins are kept by a hash of the name, and counted calls by a word. The name goes with the
 * account by a foreign key, except where the account is on another server.
 */
async function deleteAccounts(trx: Queryable, isDue: RawBuilder<SqlBool>): Promise<number> {
  const deleted = await trx
    .deleteFrom("userAccount")
    .where(isDue)
    .returning(["id", "username"])
    .execute();
  if (deleted.length === 0) return 0;
  const ids = deleted.map(({ id }) => id);
  const usernames = deleted.map(({ username }) => username);
  await trx
    .deleteFrom("accountName")
    .where(sql<SqlBool>`user_id = any(${ids}::bigint[])`)
    .execute();
  await sql`
    delete from login_failure where username_hash in (
      select encode(sha256(convert_to(username, 'UTF8')), 'hex')
      from unnest(${usernames}::text[]) as username)`.execute(trx);
  await trx
    .deleteFrom("rateLimitCount")
    .where(sql<SqlBool>`caller = any(${ids.map((id) => `user ${id}`)}::text[])`)
    .execute();
  return deleted.length;
}
