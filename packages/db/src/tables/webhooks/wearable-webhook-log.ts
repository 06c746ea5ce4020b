import type { Generated } from "kysely";
import type { DefaultInstant, Instant, NullableJson } from "../column-types.ts";

type WebhookStatus = "received" | "processed" | "rejected" | "dead";

/** A received webhook and its outcome. */
export interface WearableWebhookLogTable {
  id: Generated<number>;
  provider: string;
  webhookType: string;
  providerUserId: string | null;
  userId: number | null;
  requestMethod: string;
  /** With the secret masked. */
  requestPath: string;
  /** Without cookies, authorization and secrets. */
  requestHeaders: NullableJson<Record<string, unknown>>;
  requestBody: NullableJson<unknown>;
  responseStatus: number | null;
  responseBody: NullableJson<unknown>;
  status: Generated<WebhookStatus>;
  /** Null until processed. */
  processingSuccess: boolean | null;
  processingError: string | null;
  activitiesProcessed: Generated<number>;
  /** The first row with the same body. */
  duplicateOf: number | null;
  expiresAt: Instant | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}
