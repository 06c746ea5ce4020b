import { createHash } from "node:crypto";
import {
  claimWebhookKey,
  insertWebhookLog,
  markRepeatedWebhook,
  noteRepeatInSyncRun,
  type Db,
} from "@triplan/db";
import { parseExactJson } from "@triplan/wearable";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Wearable } from "../../provider/wearable.ts";
import { storable } from "../webhook-log/webhook-notes.ts";
import { bodyCipher, bodyText, keepBody, keepUnreadable } from "../webhook-log/webhook-body.ts";

export interface WebhookInbox {
  db: Db;
  jobs: JobQueue;
  wearable: Pick<Wearable, "cipher">;
}

export interface IncomingWebhook {
  provider: string;
  method: string;
  /** With the secret masked. */
  path: string;
  /** Without secrets. */
  headers: Record<string, unknown>;
  raw: Buffer;
}

export const ACCEPTED = { status: "accepted" } as const;

/**
 * Stores a webhook's log row, its deduplication key and its job in one transaction. The content is
 * read later, so that the provider gets an immediate response.
 */
export async function receiveWebhook(
  { db, jobs, wearable }: WebhookInbox,
  webhook: IncomingWebhook,
): Promise<void> {
  const { provider, raw } = webhook;
  const text = bodyText(raw);
  const type = text === null ? null : typeOf(text);
  const body =
    text === null || type === null
      ? keepUnreadable(raw)
      : keepBody(raw, text, bodyCipher(wearable, provider));
  const row = {
    provider,
    webhookType: type ?? "unreadable",
    requestMethod: webhook.method,
    requestPath: webhook.path,
    requestHeaders: JSON.stringify(webhook.headers),
    requestBody: body.column,
    responseStatus: 200,
    responseBody: JSON.stringify(ACCEPTED),
    // A retry would not help, so the provider gets a success response.
    ...(type === null && { status: "dead" as const, processingSuccess: false }),
    processingError: type === null ? "The body is not valid JSON" : null,
  };
  const key = createHash("sha256").update(`${provider}|`).update(raw).digest("hex");
  await db.transaction().execute(async (trx) => {
    const logId = await insertWebhookLog(trx, row, body.payload);
    if (type === null) return;
    if (await claimWebhookKey(trx, { key, logId })) {
      await jobs.send(trx, "webhook.ingest", { logId });
      return;
    }
    const userId = await markRepeatedWebhook(trx, { key, logId });
    if (userId !== null) await noteRepeatInSyncRun(trx, userId);
  });
}

const MAX_TYPE = 64;

/** Top-level keys as a provisional type; null if not JSON. */
function typeOf(text: string): string | null {
  try {
    const value = parseExactJson(text);
    const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
    return storable(keys.join(",").slice(0, MAX_TYPE)) || "empty";
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
