import type { DefaultInstant } from "./column-types.ts";

/** A webhook's body as it came, where the log itself can't hold it: compressed, perhaps sealed. */
export interface WebhookPayloadTable {
  logId: number;
  body: Buffer;
  createdAt: DefaultInstant;
}
