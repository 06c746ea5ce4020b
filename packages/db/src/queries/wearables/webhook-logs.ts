import { sql, type Insertable, type Selectable } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { WearableWebhookLogTable } from "../../tables/webhooks.ts";

export type NewWebhookLog = Insertable<WearableWebhookLogTable>;

/** A webhook for a worker: the body as text, which keeps large numbers exact. */
export interface WebhookLogForWork {
  id: number;
  provider: string;
  status: Selectable<WearableWebhookLogTable>["status"];
  bodyText: string | null;
  /** A body that is too large or too private for the log; takes precedence over `bodyText`. */
  payload: Buffer | null;
}

/** Inserts a webhook, with its payload if it has one; returns the row's id. */
export async function insertWebhookLog(
  db: Queryable,
  log: NewWebhookLog,
  payload: Buffer | null,
): Promise<number> {
  const { id } = await db
    .insertInto("wearableWebhookLog")
    // When the body is deleted.
    .values({ ...log, expiresAt: sql<string>`now() + interval '14 days'` })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (payload) await db.insertInto("webhookPayload").values({ logId: id, body: payload }).execute();
  return id;
}

/**
 * Claims the key of a body. False if the same body came within the last day; a simultaneous
 * delivery waits for the first one's transaction.
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
 * Marks the row as a repeat of the row with the key. Returns that row's user if it concerns only
 * one.
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

/** Lets the same body count as new when it comes again. */
export async function forgetWebhookKey(db: Queryable, logId: number): Promise<void> {
  await db.deleteFrom("webhookDedupe").where("logId", "=", logId).execute();
}

/** The same for all webhooks that concern an account at the provider. */
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
  /** The user, if the whole body concerns only one. */
  providerUserId: string | null;
  userId: number | null;
  /** False if an item was invalid. */
  isValid: boolean;
  /** Rejected, held and skipped items, with reasons. */
  notes: string | null;
}

/** Records the outcome of a dispatched webhook, apart from its activities. */
export async function markWebhookProcessed(db: Queryable, outcome: WebhookOutcome): Promise<void> {
  await db
    .updateTable("wearableWebhookLog")
    .set({
      status: "processed",
      webhookType: outcome.webhookType,
      providerUserId: outcome.providerUserId,
      userId: outcome.userId,
      processingSuccess: outcome.isValid,
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
  /** Appended to the existing notes. */
  notes: string | null;
  /** False if an item was invalid. */
  isValid: boolean;
}

/** Counts processed activities and appends notes. */
export async function addToWebhook(db: Queryable, addition: WebhookAddition): Promise<void> {
  const { logId, activities, notes, isValid } = addition;
  await db
    .updateTable("wearableWebhookLog")
    .set({
      activitiesProcessed: sql<number>`activities_processed + ${activities}`,
      ...(!isValid && { processingSuccess: false }),
      ...(notes !== null && {
        processingError: sql<string>`left(concat_ws('; ', processing_error, ${notes}::text), 2000)`,
      }),
      updatedAt: sql`now()`,
    })
    .where("id", "=", logId)
    .execute();
}

/** Moves the webhook to the dead letter queue with its notes. */
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
