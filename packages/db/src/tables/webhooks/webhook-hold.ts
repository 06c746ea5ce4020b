import type { DefaultInstant } from "../column-types.ts";

/** A webhook with items for a paused connection, held until its status is known. */
export interface WebhookHoldTable {
  connectionId: number;
  logId: number;
  createdAt: DefaultInstant;
}
