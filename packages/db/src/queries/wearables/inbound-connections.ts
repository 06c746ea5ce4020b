import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import { holdsAccounts, releaseProviderAccount } from "./provider-accounts.ts";
import type { ConnectionKey } from "./connections.ts";

const INBOUND_COLUMNS = [
  "id",
  "userId",
  "provider",
  "providerUserId",
  "status",
  "permissions",
  "lastSyncedAt",
] as const;

/** Connections of these provider accounts, except revoked ones. */
export function listInboundConnections(
  db: Queryable,
  key: { provider: string; providerUserIds: readonly string[] },
) {
  return db
    .selectFrom("wearableConnection")
    .select(INBOUND_COLUMNS)
    .where(holdsAccounts(key.provider, key.providerUserIds))
    .where("provider", "=", key.provider)
    .where("providerUserId", "=", sql<string>`any(${[...key.providerUserIds]}::text[])`)
    .where("status", "<>", "revoked")
    .execute();
}

export type InboundConnection = Awaited<ReturnType<typeof listInboundConnections>>[number];

const selectOne = (db: Queryable, key: ConnectionKey) =>
  db
    .selectFrom("wearableConnection")
    .select(INBOUND_COLUMNS)
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId);

/** Locks the connection, so that an athlete's items are processed one at a time. */
export function lockConnection(
  db: Queryable,
  key: ConnectionKey,
): Promise<InboundConnection | undefined> {
  return selectOne(db, key).forNoKeyUpdate().executeTakeFirst();
}

export function findInboundConnection(
  db: Queryable,
  key: ConnectionKey,
): Promise<InboundConnection | undefined> {
  return selectOne(db, key).executeTakeFirst();
}

/** The user's connection with the provider in any state. */
export function findConnectionForSync(
  db: Queryable,
  key: { userId: number; provider: string },
): Promise<InboundConnection | undefined> {
  return db
    .selectFrom("wearableConnection")
    .select(INBOUND_COLUMNS)
    .where("userId", "=", key.userId)
    .where("provider", "=", key.provider)
    .executeTakeFirst();
}

export async function touchLastSynced(db: Queryable, key: ConnectionKey): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({ lastSyncedAt: sql`now()`, updatedAt: sql`now()` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}

/**
 * Pauses an active connection; false if it was not active, or if another account has been connected
 * since it was read.
 */
export async function pauseConnection(
  db: Queryable,
  connection: Pick<InboundConnection, "id" | "userId" | "providerUserId">,
): Promise<boolean> {
  const paused = await db
    .updateTable("wearableConnection")
    .set({ status: "paused", updatedAt: sql`now()` })
    .where("id", "=", connection.id)
    .where("userId", "=", connection.userId)
    .where("providerUserId", "=", connection.providerUserId)
    .where("status", "in", ["active", "needs_reauth"])
    .returning("id")
    .executeTakeFirst();
  return paused !== undefined;
}

/** Resumes a paused connection; false if it was not paused. */
export async function resumeConnection(db: Queryable, key: ConnectionKey): Promise<boolean> {
  const resumed = await db
    .updateTable("wearableConnection")
    .set({ status: "active", updatedAt: sql`now()` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "=", "paused")
    .returning("id")
    .executeTakeFirst();
  return resumed !== undefined;
}

/** Deletes the tokens and keeps the activities: the athlete revoked the consent at the provider. */
export async function revokePausedConnection(db: Queryable, key: ConnectionKey): Promise<boolean> {
  const revoked = await db
    .updateTable("wearableConnection")
    .set({
      status: "revoked",
      accessTokenEnc: null,
      refreshTokenEnc: null,
      tokenExpiresAt: null,
      refreshExpiresAt: null,
      updatedAt: sql`now()`,
    })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "in", ["paused", "needs_reauth"])
    .returning("provider")
    .executeTakeFirst();
  if (revoked) await releaseProviderAccount(db, { ...key, ...revoked });
  return revoked !== undefined;
}

/** Stores the permissions as the provider reports them. */
export async function setPermissions(
  db: Queryable,
  key: ConnectionKey,
  permissions: readonly string[],
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({ permissions: [...permissions], updatedAt: sql`now()` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "<>", "revoked")
    .execute();
}
