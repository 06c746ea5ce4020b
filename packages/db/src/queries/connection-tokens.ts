import { sql } from "kysely";
import type { Queryable } from "../database.ts";
import type { Instant } from "../tables/column-types.ts";
import type { ConnectionKey } from "./connections.ts";

const TOKEN_COLUMNS = [
  "id",
  "userId",
  "provider",
  "status",
  "accessTokenEnc",
  "refreshTokenEnc",
  "tokenExpiresAt",
  "authStrikes",
  "firstStrikeAt",
  "refreshBlockedUntil",
] as const;

const tokensOf = (db: Queryable, key: ConnectionKey) =>
  db
    .selectFrom("wearableConnection")
    .select(TOKEN_COLUMNS)
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId);

/** The connection's encrypted tokens. */
export const findTokens = (db: Queryable, key: ConnectionKey) =>
  tokensOf(db, key).executeTakeFirst();

export type TokenRow = NonNullable<Awaited<ReturnType<typeof findTokens>>>;

/**
 * The same, locked until the transaction ends; activities may be added meanwhile. It waits at most `waitMilliseconds` for who holds
 * the lock, and then fails with `isLockTimeout`.
 */
export async function lockTokens(
  db: Queryable,
  key: ConnectionKey,
  waitMilliseconds: number,
): Promise<TokenRow | undefined> {
  await sql`select set_config('lock_timeout', ${`${waitMilliseconds}ms`}, true)`.execute(db);
  return tokensOf(db, key).forNoKeyUpdate().executeTakeFirst();
}

export interface SealedTokens {
  accessTokenEnc: string;
  refreshTokenEnc: string | null;
  tokenExpiresAt: Instant;
  refreshExpiresAt: Instant | null;
}

/** Stores what a grant gave and forgets the refusals before it. */
export async function storeTokens(
  db: Queryable,
  key: ConnectionKey,
  change: SealedTokens & { now: Instant; isRefresh: boolean },
): Promise<void> {
  const { now, isRefresh, ...tokens } = change;
  await db
    .updateTable("wearableConnection")
    .set({
      ...tokens,
      authStrikes: 0,
      firstStrikeAt: null,
      refreshBlockedUntil: null,
      updatedAt: now,
      ...(isRefresh && { refreshCount: sql<number>`refresh_count + 1` }),
    })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}

/** Notes that the provider refused the refresh token. */
export async function noteStrike(
  db: Queryable,
  key: ConnectionKey,
  strike: { strikes: number; firstStrikeAt: Instant; blockedUntil: Instant; now: Instant },
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({
      authStrikes: strike.strikes,
      firstStrikeAt: strike.firstStrikeAt,
      refreshBlockedUntil: strike.blockedUntil,
      updatedAt: strike.now,
    })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}

/** The athlete has to consent again; tokens that nobody accepts are forgotten. */
export async function requireReauth(
  db: Queryable,
  key: ConnectionKey,
  now: Instant,
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({
      status: "needs_reauth",
      accessTokenEnc: null,
      refreshTokenEnc: null,
      tokenExpiresAt: null,
      refreshExpiresAt: null,
      updatedAt: now,
    })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "in", ["active", "paused"])
    .execute();
}

/** Active connections whose access token is over and whose grant ends before the given instant. */
export function listEndingGrants(
  db: Queryable,
  when: { provider: string; now: Instant; before: Instant },
): Promise<ConnectionKey[]> {
  return db
    .selectFrom("wearableConnection")
    .select(["userId", "id as connectionId"])
    .where("provider", "=", when.provider)
    .where("status", "=", "active")
    .where("tokenExpiresAt", "<=", when.now)
    .where("refreshExpiresAt", "<", when.before)
    .execute();
}

/** Connections, after the given id, that hold tokens: for encrypting them anew. */
export function listConnectionsWithTokens(
  db: Queryable,
  page: { after: number; limit: number },
): Promise<ConnectionKey[]> {
  return db
    .selectFrom("wearableConnection")
    .select(["userId", "id as connectionId"])
    .where("accessTokenEnc", "is not", null)
    .where("id", ">", page.after)
    .orderBy("id")
    .limit(page.limit)
    .execute();
}

/** Puts the same tokens, encrypted anew, in place of those that were read. */
export async function replaceSealedTokens(
  db: Queryable,
  key: ConnectionKey,
  sealed: { accessTokenEnc: string; refreshTokenEnc: string | null },
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set(sealed)
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}
