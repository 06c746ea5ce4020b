import type { DefaultInstant } from "../column-types.ts";

/** A body received within the last day, to detect repeats. */
export interface WebhookDedupeTable {
  /** SHA-256 of the provider and the raw body, 64 hex digits. */
  key: string;
  logId: number | null;
  createdAt: DefaultInstant;
}
