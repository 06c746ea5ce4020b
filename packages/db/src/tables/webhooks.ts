import type { RecordedDetail } from "@triplan/domain";
import type { Generated } from "kysely";
import type { NewActivity } from "./wearable-activity.ts";
import type { DefaultInstant, Instant, NullableJson } from "./column-types.ts";

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

/** A webhook's original body that the log can't hold: compressed, possibly encrypted. */
export interface WebhookPayloadTable {
  logId: number;
  body: Buffer;
  createdAt: DefaultInstant;
}

/** What a ping points to. */
export interface StoredPing {
  providerUserId: string;
  /** The provider's type of the content. */
  summaryType: string;
  /** Encrypted: the URL is a credential. */
  urlEnc: string;
}

/** An activity as a webhook brought it. */
export interface ReceivedActivity extends NewActivity {
  /** Absent without laps and samples. */
  detail?: RecordedDetail;
}

/** What a webhook brought one athlete, until a job has stored it: activities or a ping. */
export interface WebhookPartTable {
  id: Generated<number>;
  logId: number;
  userId: number;
  activities: NullableJson<ReceivedActivity[]>;
  ping: NullableJson<StoredPing>;
  createdAt: DefaultInstant;
}

/** A body received within the last day, to detect repeats. */
export interface WebhookDedupeTable {
  /** SHA-256 of the provider and the raw body, 64 hex digits. */
  key: string;
  logId: number | null;
  createdAt: DefaultInstant;
}

/** A webhook with items for a paused connection, held until its status is known. */
export interface WebhookHoldTable {
  userId: number;
  connectionId: number;
  logId: number;
  createdAt: DefaultInstant;
}
