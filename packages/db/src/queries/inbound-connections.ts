import { sql } from "kysely";
import type { Queryable } from "../database.ts";
import type { ConnectionKey } from "./connections.ts";

/** What an inbound item has to know of the connection that it belongs to. */
const INBOUND_COLUMNS = [
  "id",
  "userId",
  "provider",
  "providerUserId",
  "status",
  "permissions",
  "lastSyncedAt",
] as const;

/** Connections of these accounts at the provider; one that was revoked receives nothing more. */
export function listInboundConnections(
  db: Queryable,
  key: { provider: string; providerUserIds: readonly string[] },
) {
  return db
    .selectFrom("wearableConnection")
    .select(INBOUND_COLUMNS)
    .where("provider", "=", key.provider)
    .where("providerUserId", "=", sql<string>`any(${[...key.providerUserIds]}::text[])`)
    .where("status", "<>", "revoked")
    .execute();
}

export type InboundConnection = Awaited<ReturnType<typeof listInboundConnections>>[number];

/** The connection, locked until the transaction ends, so that an athlete's items go one by one. */
export function lockConnection(
  db: Queryable,
  key: ConnectionKey,
): Promise<InboundConnection | undefined> {
  return db
    .selectFrom("wearableConnection")
    .select(INBOUND_COLUMNS)
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findInboundConnection(
  db: Queryable,
  key: ConnectionKey,
): Promise<InboundConnection | undefined> {
  return db
    .selectFrom("wearableConnection")
    .select(INBOUND_COLUMNS)
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

/** The user's connection with the provider, whatever its state. */
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

/** Pauses what is active; false where there was nothing to pause. */
export async function pauseConnection(db: Queryable, key: ConnectionKey): Promise<boolean> {
  const paused = await db
    .updateTable("wearableConnection")
    .set({ status: "paused", updatedAt: sql`now()` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "in", ["active", "needs_reauth"])
    .returning("id")
    .executeTakeFirst();
  return paused !== undefined;
}

/** Ends a pause; false where there was none. */
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

/** The athlete took the consent back at the provider: the tokens go, what was stored stays. */
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
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** What the athlete shares, as the provider itself told it. */
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
