import type { Generated } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** A span of history that the provider has taken the request for: asked again, it sends nothing. */
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
