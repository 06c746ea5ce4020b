import { sql } from "kysely";
import type { Queryable } from "../database.ts";
import type { Instant } from "../tables/column-types.ts";

/** A connection of a user; both must fit. */
export interface ConnectionKey {
  userId: number;
  connectionId: number;
}

/** What may leave the server. */
const PUBLIC_COLUMNS = [
  "provider",
  "providerUserId",
  "status",
  "permissions",
  "lastSyncedAt",
] as const;

/** The user's connection with the provider, whatever its state, without its tokens. */
export function findConnection(db: Queryable, key: { userId: number; provider: string }) {
  return db
    .selectFrom("wearableConnection")
    .select(["id", ...PUBLIC_COLUMNS])
    .where("userId", "=", key.userId)
    .where("provider", "=", key.provider)
    .executeTakeFirst();
}

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export interface NewConnection {
  userId: number;
  provider: string;
  providerUserId: string;
  permissions: string[];
  /** The wording that the athlete agreed to. */
  consentVersion: string;
  now: Instant;
}

/**
 * Makes the user's connection, or revives it with its activities, and gives its id. It has no
 * tokens yet. Fails with `UNIQUE_KEYS.providerAccount` when another user holds that account.
 */
export async function openConnection(db: Queryable, connection: NewConnection): Promise<number> {
  const { now, permissions, ...rest } = connection;
  const state = {
    providerUserId: rest.providerUserId,
    permissions,
    consentVersion: rest.consentVersion,
    consentedAt: now,
    status: "active",
    authStrikes: 0,
    firstStrikeAt: null,
    refreshBlockedUntil: null,
    revokeTries: 0,
    updatedAt: now,
  } as const;
  const { id } = await db
    .insertInto("wearableConnection")
    .values({ userId: rest.userId, provider: rest.provider, createdAt: now, ...state })
    .onConflict((conflict) => conflict.columns(["userId", "provider"]).doUpdateSet(state))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Connections that are being given back. */
export function listDisconnecting(db: Queryable, provider: string): Promise<ConnectionKey[]> {
  return db
    .selectFrom("wearableConnection")
    .select(["userId", "id as connectionId"])
    .where("provider", "=", provider)
    .where("status", "=", "disconnecting")
    .execute();
}

/** From here on nothing is fetched; false where there is nothing to give back. */
export async function startDisconnect(db: Queryable, key: ConnectionKey, now: Instant) {
  const result = await db
    .updateTable("wearableConnection")
    .set({ status: "disconnecting", revokeTries: 0, updatedAt: now })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "not in", ["revoked", "disconnecting"])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts a try to give the consent back and tells how many there were; undefined when it is over. */
export async function countRevokeTry(
  db: Queryable,
  key: ConnectionKey,
): Promise<number | undefined> {
  const row = await db
    .updateTable("wearableConnection")
    .set({ revokeTries: sql`revoke_tries + 1` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "=", "disconnecting")
    .returning("revokeTries")
    .executeTakeFirst();
  return row?.revokeTries;
}

/** Forgets the tokens of a connection that is being given back. Its activities stay. */
export async function finishDisconnect(
  db: Queryable,
  key: ConnectionKey,
  now: Instant,
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({
      status: "revoked",
      accessTokenEnc: null,
      refreshTokenEnc: null,
      tokenExpiresAt: null,
      refreshExpiresAt: null,
      updatedAt: now,
    })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("status", "=", "disconnecting")
    .execute();
}
