import type { ExpressionBuilder } from "kysely";
import type { Database, Queryable } from "../../tables/database.ts";
import type { Instant } from "../../tables/column-types.ts";

/** The hash of the account's name, and the network of the caller. */
export interface LoginAttempt {
  usernameHash: string;
  ipPrefix: string;
}

/** Start of each of the three windows. */
export interface FailureWindows {
  /** This account from this network. */
  pair: Instant;
  /** Any account from this network. */
  ipPrefix: Instant;
  /** This account from anywhere. */
  username: Instant;
}

export interface FailureCount {
  count: number;
  /** The oldest failure of the window, or null. */
  oldest: Instant | null;
}

export type FailureCounts = Record<keyof FailureWindows, FailureCount>;

export async function insertLoginFailure(
  db: Queryable,
  failure: LoginAttempt & { now: Instant },
): Promise<void> {
  await db
    .insertInto("loginFailure")
    .values({
      usernameHash: failure.usernameHash,
      ipPrefix: failure.ipPrefix,
      failedAt: failure.now,
    })
    .execute();
}

/** Counts the failures that slow this attempt down, each kind within its own window. */
export async function countLoginFailures(
  db: Queryable,
  attempt: LoginAttempt & { since: FailureWindows },
): Promise<FailureCounts> {
  const row = await db
    .selectFrom("loginFailure")
    .select((eb) => {
      const { pair, ipPrefix, username } = failuresOf(eb, attempt);
      return [
        eb.fn.countAll<number>().filterWhere(pair).as("pair"),
        eb.fn.countAll<number>().filterWhere(ipPrefix).as("ipPrefix"),
        eb.fn.countAll<number>().filterWhere(username).as("username"),
        eb.fn.min<Instant | null>("failedAt").filterWhere(pair).as("oldestPair"),
        eb.fn.min<Instant | null>("failedAt").filterWhere(ipPrefix).as("oldestIpPrefix"),
        eb.fn.min<Instant | null>("failedAt").filterWhere(username).as("oldestUsername"),
      ];
    })
    .where((eb) => eb.or(Object.values(failuresOf(eb, attempt))))
    .executeTakeFirstOrThrow();
  return {
    pair: { count: row.pair, oldest: row.oldestPair },
    ipPrefix: { count: row.ipPrefix, oldest: row.oldestIpPrefix },
    username: { count: row.username, oldest: row.oldestUsername },
  };
}

function failuresOf(
  eb: ExpressionBuilder<Database, "loginFailure">,
  { usernameHash, ipPrefix, since }: LoginAttempt & { since: FailureWindows },
) {
  const isUser = eb("usernameHash", "=", usernameHash);
  const isNetwork = eb("ipPrefix", "=", ipPrefix);
  return {
    pair: eb.and([isUser, isNetwork, eb("failedAt", ">", since.pair)]),
    ipPrefix: eb.and([isNetwork, eb("failedAt", ">", since.ipPrefix)]),
    username: eb.and([isUser, eb("failedAt", ">", since.username)]),
  };
}

/** Deletes the failures of an account from a network after a successful login. */
export async function deleteLoginFailures(db: Queryable, attempt: LoginAttempt): Promise<void> {
  await db
    .deleteFrom("loginFailure")
    .where("usernameHash", "=", attempt.usernameHash)
    .where("ipPrefix", "=", attempt.ipPrefix)
    .execute();
}

/** Deletes failures older than every window; returns their number. */
export async function deleteOldLoginFailures(db: Queryable, before: Instant): Promise<number> {
  const result = await db
    .deleteFrom("loginFailure")
    .where("failedAt", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
