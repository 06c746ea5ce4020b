import { sql, type Insertable, type Selectable } from "kysely";
import type { Queryable } from "../database.ts";
import type { WearableWebhookLogTable } from "../tables/wearable-webhook-log.ts";

export type NewWebhookLog = Insertable<WearableWebhookLogTable>;

/** A webhook as a worker reads it: the body as text, in which numbers are still exact. */
export interface WebhookLogForWork {
  id: number;
  provider: string;
  status: Selectable<WearableWebhookLogTable>["status"];
  bodyText: string | null;
  /** What was too large or too private for the log's own column; it goes before `bodyText`. */
  payload: Buffer | null;
}

/** Stores what came, with its payload where it has one; gives the row's id. */
export async function insertWebhookLog(
  db: Queryable,
  log: NewWebhookLog,
  payload: Buffer | null,
): Promise<number> {
  const { id } = await db
    .insertInto("wearableWebhookLog")
    // When the body leaves.
    .values({ ...log, expiresAt: sql<string>`now() + interval '14 days'` })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (payload) await db.insertInto("webhookPayload").values({ logId: id, body: payload }).execute();
  return id;
}

/**
 * Notes that a body came. False when the same body came within the last day; a second delivery at
 * the same moment waits here for the first one's transaction.
 */
export async function claimWebhookKey(
  db: Queryable,
  { key, logId }: { key: string; logId: number },
): Promise<boolean> {
  const claimed = await db
    .insertInto("webhookDedupe")
    .values({ key, logId })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ logId, createdAt: sql`now()` })
        .where("webhookDedupe.createdAt", "<", sql<string>`now() - interval '24 hours'`),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Marks the log row as a repeat of the one that holds the key: there is nothing to do. Gives the
 * user of that one, where it is about one alone.
 */
export async function markRepeatedWebhook(
  db: Queryable,
  { key, logId }: { key: string; logId: number },
): Promise<number | null> {
  const first = await db
    .selectFrom("webhookDedupe as dedupe")
    .innerJoin("wearableWebhookLog as log", "log.id", "dedupe.logId")
    .select(["log.id", "log.userId"])
    .where("dedupe.key", "=", key)
    .executeTakeFirst();
  await db
    .updateTable("wearableWebhookLog")
    .set({
      duplicateOf: first?.id ?? null,
      status: "processed",
      processingSuccess: true,
      updatedAt: sql`now()`,
    })
    .where("id", "=", logId)
    .execute();
  return first?.userId ?? null;
}

/** The webhook's body counts as new when it comes again: it said what may have to be said again. */
export async function forgetWebhookKey(db: Queryable, logId: number): Promise<void> {
  await db.deleteFrom("webhookDedupe").where("logId", "=", logId).execute();
}

/** The same for all that was said of an account at the provider, or of several accounts together. */
export async function forgetWebhookKeysOf(
  db: Queryable,
  account: { provider: string; providerUserId: string },
): Promise<void> {
  await db
    .deleteFrom("webhookDedupe")
    .using("wearableWebhookLog as log")
    .whereRef("log.id", "=", "webhookDedupe.logId")
    .where("log.provider", "=", account.provider)
    .where((eb) =>
      eb.or([
        eb("log.providerUserId", "=", account.providerUserId),
        eb("log.providerUserId", "is", null),
      ]),
    )
    .execute();
}

export function findWebhookForWork(
  db: Queryable,
  logId: number,
): Promise<WebhookLogForWork | undefined> {
  return db
    .selectFrom("wearableWebhookLog as log")
    .leftJoin("webhookPayload as payload", "payload.logId", "log.id")
    .select([
      "log.id",
      "log.provider",
      "log.status",
      sql<string | null>`log.request_body::text`.as("bodyText"),
      "payload.body as payload",
    ])
    .where("log.id", "=", logId)
    .executeTakeFirst();
}

export interface WebhookOutcome {
  logId: number;
  webhookType: string;
  /** Of the one user that the whole body is about. */
  providerUserId: string | null;
  userId: number | null;
  /** False when an item was broken. */
  isSound: boolean;
  /** What was refused, held or passed over, and why. */
  notes: string | null;
}

/** The webhook was read and shared out: what became of it, but for the activities themselves. */
export async function markWebhookProcessed(db: Queryable, outcome: WebhookOutcome): Promise<void> {
  await db
    .updateTable("wearableWebhookLog")
    .set({
      status: "processed",
      webhookType: outcome.webhookType,
      providerUserId: outcome.providerUserId,
      userId: outcome.userId,
      processingSuccess: outcome.isSound,
      processingError: outcome.notes,
      activitiesProcessed: 0,
      updatedAt: sql`now()`,
    })
    .where("id", "=", outcome.logId)
    .execute();
}

export interface WebhookAddition {
  logId: number;
  activities: number;
  /** Added to what is noted already. */
  notes: string | null;
  /** False when an item was broken. */
  isSound: boolean;
}

/** Counts activities that were worked, and notes what became of others. */
export async function addToWebhook(db: Queryable, addition: WebhookAddition): Promise<void> {
  const { logId, activities, notes, isSound } = addition;
  await db
    .updateTable("wearableWebhookLog")
    .set({
      activitiesProcessed: sql<number>`activities_processed + ${activities}`,
      ...(!isSound && { processingSuccess: false }),
      ...(notes !== null && {
        processingError: sql<string>`left(concat_ws('; ', processing_error, ${notes}::text), 2000)`,
      }),
      updatedAt: sql`now()`,
    })
    .where("id", "=", logId)
    .execute();
}

/** No worker could do it, or could do a part of it: it waits for a person, with what is noted already. */
export async function markWebhookDead(
  db: Queryable,
  { logId, problem }: { logId: number; problem: string },
): Promise<void> {
  await db
    .updateTable("wearableWebhookLog")
    .set({
      status: "dead",
      processingSuccess: false,
      processingError: sql<string>`case when status = 'dead' then processing_error
        else left(concat_ws('; ', ${problem}::text, processing_error), 2000) end`,
      updatedAt: sql`now()`,
    })
    .where("id", "=", logId)
    .execute();
}
