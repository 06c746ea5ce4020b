import type { DefaultInstant } from "./column-types.ts";

/** A webhook whose items for a paused connection wait until it is known whether they may be kept. */
export interface WebhookHoldTable {
  connectionId: number;
  logId: number;
  createdAt: DefaultInstant;
}
