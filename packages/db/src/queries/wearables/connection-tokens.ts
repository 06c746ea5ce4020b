import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { Instant } from "../../tables/column-types.ts";
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

export const findTokens = (db: Queryable, key: ConnectionKey) =>
  tokensOf(db, key).executeTakeFirst();

export type TokenRow = NonNullable<Awaited<ReturnType<typeof findTokens>>>;

/**
 * Locks and returns the connection's encrypted tokens; activities can still be inserted. Waits at
 * most `waitMilliseconds` for the lock, then fails with `isLockTimeout`.
 */
export async function lockTokens(
  db: Queryable,
  key: ConnectionKey,
  waitMilliseconds: number,
): Promise<TokenRow | undefined> {
  await sql`select set_config('lock_timeout', ${`${waitMilliseconds}ms`}, true)`.execute(db);
  return tokensOf(db, key).forNoKeyUpdate().executeTakeFirst();
}

export interface EncryptedTokens {
  accessTokenEnc: string;
  refreshTokenEnc: string | null;
  tokenExpiresAt: Instant;
  refreshExpiresAt: Instant | null;
}

/** Stores the tokens of a grant and resets the refusals. */
export async function storeTokens(
  db: Queryable,
  key: ConnectionKey,
  change: EncryptedTokens & { now: Instant; isRefresh: boolean },
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

/** Records that the provider refused the refresh token. */
export async function recordRefreshFailure(
  db: Queryable,
  key: ConnectionKey,
  failure: { failures: number; firstFailureAt: Instant; blockedUntil: Instant; now: Instant },
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({
      authStrikes: failure.failures,
      firstStrikeAt: failure.firstFailureAt,
      refreshBlockedUntil: failure.blockedUntil,
      updatedAt: failure.now,
    })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}

/** Deletes the rejected tokens; the athlete has to consent again. */
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

/** Active connections with an expired access token whose grant ends before the given instant. */
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

/** Connections with tokens after the given one, for re-encryption. */
export function listConnectionsWithTokens(
  db: Queryable,
  page: { after: ConnectionKey; limit: number },
): Promise<ConnectionKey[]> {
  return db
    .selectFrom("wearableConnection")
    .select(["userId", "id as connectionId"])
    .where("accessTokenEnc", "is not", null)
    .where(sql<boolean>`(user_id, id) > (${page.after.userId}, ${page.after.connectionId})`)
    .orderBy("userId")
    .orderBy("id")
    .limit(page.limit)
    .execute();
}

/** Replaces tokens by their re-encrypted form, unless they have changed since they were read. */
export async function replaceEncryptedTokens(
  db: Queryable,
  key: ConnectionKey,
  tokens: { accessTokenEnc: string; refreshTokenEnc: string | null },
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set(tokens)
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}
