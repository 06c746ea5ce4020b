import { claimProviderAccount, releaseProviderAccount } from "./provider-accounts.ts";
import type { TargetChoice } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { Instant } from "../../tables/column-types.ts";

/** A connection and its required owner. */
export interface ConnectionKey {
  userId: number;
  connectionId: number;
}

/** Columns that may leave the server. */
const PUBLIC_COLUMNS = [
  "provider",
  "providerUserId",
  "status",
  "permissions",
  "lastSyncedAt",
] as const;

/** The user's connection with the provider in any state, without its tokens. */
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
  /** The version of the consent text. */
  consentVersion: string;
  /** Of a new connection; a revived one keeps the athlete's choice. */
  workoutTarget: TargetChoice;
  timeZone: string;
  now: Instant;
}

/**
 * Creates the user's connection, in a transaction, or revives it with its activities; returns its id. It has no
 * tokens yet. Fails with `UNIQUE_KEYS.providerAccount` if another user holds that account.
 */
export async function openConnection(db: Queryable, connection: NewConnection): Promise<number> {
  const { now, permissions, ...rest } = connection;
  const state = {
    providerUserId: rest.providerUserId,
    permissions,
    consentVersion: rest.consentVersion,
    timeZone: rest.timeZone,
    consentedAt: now,
    status: "active",
    authStrikes: 0,
    firstStrikeAt: null,
    refreshBlockedUntil: null,
    revokeTries: 0,
    updatedAt: now,
  } as const;
  await claimProviderAccount(db, connection);
  const { id } = await db
    .insertInto("wearableConnection")
    .values({
      userId: rest.userId,
      provider: rest.provider,
      workoutTarget: rest.workoutTarget,
      createdAt: now,
      ...state,
    })
    .onConflict((conflict) => conflict.columns(["userId", "provider"]).doUpdateSet(state))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Connections whose consent is being revoked. */
export function listDisconnecting(db: Queryable, provider: string): Promise<ConnectionKey[]> {
  return db
    .selectFrom("wearableConnection")
    .select(["userId", "id as connectionId"])
    .where("provider", "=", provider)
    .where("status", "=", "disconnecting")
    .execute();
}

/** Stops all fetching; false if there is no connection to end. */
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

/**
 * Counts an attempt to revoke the consent and returns their number; undefined if already
 * disconnected.
 */
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

/** Deletes the tokens of a disconnecting connection and keeps its activities. */
export async function finishDisconnect(
  db: Queryable,
  key: ConnectionKey,
  now: Instant,
): Promise<void> {
  const ended = await db
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
    .returning("provider")
    .executeTakeFirst();
  if (ended) await releaseProviderAccount(db, { ...key, ...ended });
}
