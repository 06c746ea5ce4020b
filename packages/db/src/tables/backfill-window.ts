import type { Generated } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** A window of history that the provider accepted. A repeated request sends nothing. */
export interface BackfillWindowTable {
  id: Generated<number>;
  userId: number;
  connectionId: number;
  type: string;
  fromTime: Instant;
  /** Excluded. */
  toTime: Instant;
  createdAt: DefaultInstant;
}
