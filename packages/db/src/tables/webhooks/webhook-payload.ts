import type { DefaultInstant } from "../column-types.ts";

/** A webhook's original body that the log can't hold: compressed, possibly encrypted. */
export interface WebhookPayloadTable {
  logId: number;
  body: Buffer;
  createdAt: DefaultInstant;
}
