import type { DefaultInstant } from "./column-types.ts";

/** A body that came within the last day: its like is no news. */
export interface WebhookDedupeTable {
  /** SHA-256 of the provider and the raw body, 64 hex digits. */
  key: string;
  logId: number | null;
  createdAt: DefaultInstant;
}
