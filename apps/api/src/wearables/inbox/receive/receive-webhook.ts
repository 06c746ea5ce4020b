import { createHash } from "node:crypto";
import {
  claimWebhookKey,
  insertWebhookLog,
  inTransaction,
  markRepeatedWebhook,
  noteRepeatInSyncRun,
  type Db,
  type Queryable,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { parseExactJson } from "@triplan/wearable";
import type { Log } from "../../../log.ts";
import { dispatchWebhook, type DispatchDeps } from "../dispatch/dispatch-webhook.ts";
import {
  bodyCipher,
  keepBody,
  keepUnreadable,
  type KeptBody,
} from "../webhook-log/webhook-body.ts";
import { storable } from "../webhook-log/webhook-notes.ts";

export interface WebhookInbox extends DispatchDeps {
  db: Db;
}

export interface IncomingWebhook {
  method: string;
  /** With the secret masked. */
  path: string;
  /** Without secrets. */
  headers: Record<string, unknown>;
  raw: Buffer;
}

export const ACCEPTED = { status: "accepted" } as const;

/** A job dispatches more items than these, so that the provider gets its response at once. */
const MAX_ITEMS_AT_ONCE = 1000;
/** No provider sends more in one webhook. */
const MAX_ITEMS = 10_000;

/**
 * Stores a webhook, its deduplication key and each athlete's parts with their jobs in one
 * transaction. If the parts can't be stored, the webhook is, and a job dispatches it.
 */
export async function receiveWebhook(
  inbox: WebhookInbox,
  webhook: IncomingWebhook,
  log: Log,
): Promise<void> {
  const { db, jobs, wearable } = inbox;
  const { provider } = wearable;
  const { raw } = webhook;
  const body = parseBody(raw);
  if (!body) {
    await keepDead(db, provider.id, webhook);
    return;
  }
  if (itemsIn(body.value) > MAX_ITEMS) {
    throw new DomainError("too_large", `A webhook may have at most ${MAX_ITEMS} items`);
  }
  const kept = keepBody(raw, body.text, bodyCipher(wearable, provider.id));
  const store = (type: string, dispatch: (trx: Queryable, logId: number) => Promise<void>) =>
    inTransaction(db, async (trx) => {
      const row = { ...rowOf(provider.id, webhook, kept), webhookType: storable(type) };
      const logId = await insertWebhookLog(trx, row, kept.payload);
      await unlessRepeated(trx, { key: keyOf(provider.id, raw), logId }, dispatch);
    });
  const dispatchLater = (trx: Queryable, logId: number) =>
    jobs.send(trx, "webhook.ingest", { logId });
  try {
    const parsed = provider.parseWebhook(body.value);
    const dispatch = (trx: Queryable, logId: number) =>
      dispatchWebhook(inbox, trx, { logId, ...parsed });
    await store(parsed.type, parsed.items.length > MAX_ITEMS_AT_ONCE ? dispatchLater : dispatch);
  } catch (err) {
    await store("unread", dispatchLater);
    log.warn({ err }, "webhook not dispatched on arrival");
  }
}

/** The number of entries of all lists at the top of the body. */
const itemsIn = (body: unknown): number =>
  typeof body === "object" && body !== null
    ? [body, ...Object.values(body)]
        .filter(Array.isArray)
        .reduce((sum, list) => sum + list.length, 0)
    : 0;

/** The body's text and value, or null if it is not valid JSON. */
function parseBody(raw: Buffer): { text: string; value: unknown } | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(raw);
    return { text, value: parseExactJson(text) };
  } catch (error) {
    // A TypeError: not valid UTF-8.
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

const keyOf = (provider: string, raw: Buffer) =>
  createHash("sha256").update(`${provider}|`).update(raw).digest("hex");

const rowOf = (provider: string, webhook: IncomingWebhook, body: KeptBody) => ({
  provider,
  requestMethod: webhook.method,
  requestPath: webhook.path,
  requestHeaders: JSON.stringify(webhook.headers),
  requestBody: body.column,
  responseStatus: 200,
  responseBody: JSON.stringify(ACCEPTED),
});

/** A retry would not help, so the provider gets a success response. */
async function keepDead(db: Db, provider: string, webhook: IncomingWebhook): Promise<void> {
  const body = keepUnreadable(webhook.raw);
  const row = {
    ...rowOf(provider, webhook, body),
    webhookType: "unreadable",
    status: "dead",
    processingSuccess: false,
    processingError: "The body is not valid JSON",
  } as const;
  await inTransaction(db, (trx) => insertWebhookLog(trx, row, body.payload));
}

/** A repeated body is marked as such instead. */
async function unlessRepeated(
  trx: Queryable,
  webhook: { key: string; logId: number },
  dispatch: (trx: Queryable, logId: number) => Promise<void>,
): Promise<void> {
  if (await claimWebhookKey(trx, webhook)) {
    await dispatch(trx, webhook.logId);
    return;
  }
  const userId = await markRepeatedWebhook(trx, webhook);
  if (userId !== null) await noteRepeatInSyncRun(trx, userId);
}
