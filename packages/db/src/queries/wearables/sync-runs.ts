import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { ConnectionKey } from "./connections.ts";
import type { RequestedWindow, SyncRunRow } from "../../tables/sync-run.ts";

/** The channel that receives `<user id>/<run id>` whenever a run starts, changes or ends. */
export const SYNC_CHANNEL = "sync_run";

export interface RunKey {
  userId: number;
  runId: number;
}

const told = (db: Queryable, { userId, runId }: RunKey) =>
  sql`select pg_notify(${SYNC_CHANNEL}, ${`${userId}/${runId}`})`.execute(db);

/** Opens a run or returns the open one: each connection has one at a time. */
export async function openSyncRun(
  db: Queryable,
  key: ConnectionKey,
): Promise<{ run: SyncRunRow; isNew: boolean }> {
  const run = await db
    .insertInto("syncRun")
    .values(key)
    .onConflict((conflict) =>
      conflict.columns(["userId", "connectionId"]).where("finishedAt", "is", null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (run) {
    await told(db, { userId: key.userId, runId: run.id });
    return { run, isNew: true };
  }
  const open = await db
    .selectFrom("syncRun")
    .selectAll()
    .where("connectionId", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("finishedAt", "is", null)
    .executeTakeFirst();
  // The open run has just ended; start a new one.
  return open ? { run: open, isNew: false } : openSyncRun(db, key);
}

export function findSyncRun(db: Queryable, key: RunKey): Promise<SyncRunRow | undefined> {
  return db
    .selectFrom("syncRun")
    .selectAll()
    .where("id", "=", key.runId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

/** The user's open run. */
export function findCurrentSyncRun(db: Queryable, userId: number): Promise<SyncRunRow | undefined> {
  return db
    .selectFrom("syncRun")
    .selectAll()
    .where("userId", "=", userId)
    .where("finishedAt", "is", null)
    .executeTakeFirst();
}

/** An open run with its age and the time since its last activity; undefined once it has ended. */
export function findOpenSyncRun(db: Queryable, key: RunKey) {
  return db
    .selectFrom("syncRun")
    .selectAll()
    .select([
      sql<number>`extract(epoch from now() - created_at)::float`.as("ageSeconds"),
      sql<number | null>`extract(epoch from now() - last_received_at)::float`.as("quietSeconds"),
    ])
    .where("id", "=", key.runId)
    .where("userId", "=", key.userId)
    .where("finishedAt", "is", null)
    .executeTakeFirst();
}

export async function updateOpenSyncRun(
  db: Queryable,
  key: RunKey,
  changes: { status: "requesting" | "waiting"; requested?: readonly RequestedWindow[] },
): Promise<void> {
  await db
    .updateTable("syncRun")
    .set({
      status: changes.status,
      ...(changes.requested && { requested: JSON.stringify(changes.requested) }),
      updatedAt: sql`now()`,
    })
    .where("id", "=", key.runId)
    .where("userId", "=", key.userId)
    .where("finishedAt", "is", null)
    .execute();
  await told(db, key);
}

export async function finishSyncRun(
  db: Queryable,
  key: RunKey,
  end: { status: "completed" | "accepted" | "failed"; error?: string },
): Promise<void> {
  await db
    .updateTable("syncRun")
    .set({
      status: end.status,
      error: end.error ?? null,
      finishedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where("id", "=", key.runId)
    .where("userId", "=", key.userId)
    .where("finishedAt", "is", null)
    .execute();
  await told(db, key);
}

export interface ReceivedCounts {
  imported: number;
  updated: number;
  skipped: number;
  matched: number;
}

/** Adds to the counts of the connection's open run, if any. */
export async function countIntoSyncRun(
  db: Queryable,
  key: ConnectionKey,
  counts: ReceivedCounts,
): Promise<void> {
  const { imported, updated, skipped, matched } = counts;
  const run = await db
    .updateTable("syncRun")
    .set({
      received: sql<number>`received + ${imported + updated + skipped}`,
      imported: sql<number>`imported + ${imported}`,
      updated: sql<number>`updated + ${updated}`,
      skipped: sql<number>`skipped + ${skipped}`,
      matched: sql<number>`matched + ${matched}`,
      lastReceivedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where("connectionId", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .where("finishedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (run) await told(db, { userId: key.userId, runId: run.id });
}

/** Records a repeated activity in the user's open run. */
export async function noteRepeatInSyncRun(db: Queryable, userId: number): Promise<void> {
  await db
    .updateTable("syncRun")
    .set({ lastReceivedAt: sql`now()`, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("finishedAt", "is", null)
    .execute();
}
